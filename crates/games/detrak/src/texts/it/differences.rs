//! What one choice of Détrak does and another does not, in Italian.

use crate::texts::DetrakDifferences;
use model::value_scale::Unit;
use ui::texts::it::{points, worth};

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "Il simbolo iniziale",
        "Dove piazzare la tessera",
        "In che verso piazzarla",
    ],
    scores: |best, played| format!("Dà subito {}, l’altra mossa {played}.", points(best)),
    leaves: |cells| match cells {
        1 => "Si perde una casella in meno.".to_owned(),
        _ => format!("Si perdono {cells} caselle in meno."),
    },
    later: |best, played, more| {
        let more = worth(Unit::Points, more);
        format!(
            "Dà subito {}, non {played}, ma alla fine in media {more} in più.",
            points(best)
        )
    },
    room: |best, played| format!("Restano allora {best} posti per una tessera, non {played}."),
};
