//! What one choice of Détrak does and another does not, in German.

use crate::texts::DetrakDifferences;
use ui::texts::de::points;

pub(crate) static TEXTS: DetrakDifferences = DetrakDifferences {
    kinds: [
        "Womit beginnen",
        "Wo das Teil liegt",
        "Wie herum das Teil liegt",
    ],
    scores: |best, played| format!("Das bringt sofort {}, nicht {played}.", points(best)),
    leaves: |cells| match cells {
        1 => "Das lässt 1 Feld weniger übrig, das sich nie mehr füllen lässt.".to_owned(),
        _ => format!("Das lässt {cells} Felder weniger übrig, die sich nie mehr füllen lassen."),
    },
};
