//! What one choice of Détrak does and another does not, in Italian.

use crate::texts::DetrakDifferences;
use ui::texts::it::points;

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "Il simbolo iniziale",
        "Dove mettere il pezzo",
        "In che verso metterlo",
    ],
    scores: |best, played| format!("Dà subito {}, non {played}.", points(best)),
    leaves: |cells| match cells {
        1 => "Lascia 1 casella in meno che non si potrà più riempire.".to_owned(),
        _ => format!("Lascia {cells} caselle in meno che non si potranno più riempire."),
    },
};
