//! What one choice of Détrak does and another does not, in Italian.

use crate::texts::DetrakDifferences;
use ui::texts::it::points;

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "Il simbolo iniziale",
        "Dove piazzare la tessera",
        "In che verso piazzarla",
    ],
    scores: |best, played| format!("Dà subito {}, non {played}.", points(best)),
    leaves: |cells| match cells {
        1 => "Si perde una casella in meno.".to_owned(),
        _ => format!("Si perdono {cells} caselle in meno."),
    },
};
