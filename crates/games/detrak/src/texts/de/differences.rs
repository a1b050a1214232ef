//! What one choice of Détrak does and another does not, in German.

use crate::texts::DetrakDifferences;
use model::value_scale::Unit;
use ui::texts::de::{points, worth};

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "Womit beginnen",
        "Wohin das Symbolpaar kommt",
        "Wie herum es liegt",
    ],
    scores: |best, played| {
        format!(
            "Das bringt sofort {}, der andere Zug {played}.",
            points(best)
        )
    },
    leaves: |cells| match cells {
        1 => "Ein Feld weniger geht verloren.".to_owned(),
        _ => format!("{cells} Felder weniger gehen verloren."),
    },
    later: |best, played, more| {
        let more = worth(Unit::Points, more);
        format!(
            "Das bringt sofort {}, nicht {played}, aber am Ende im Durchschnitt {more} mehr.",
            points(best)
        )
    },
    room: |best, played| {
        format!("Ein Symbolpaar passt dann noch an {best} Stellen, nicht an {played}.")
    },
};
