//! What one choice of Dékal does and another does not, in German.

use crate::texts::DekalDifferences;

pub(crate) static TEXTS: DekalDifferences = DekalDifferences {
    kinds: ["Was aufdecken", "Was nehmen", "Wo einschieben"],
    touch: |value, points| {
        format!("Dann berühren sich die {value}er: {points} Punkte heben sich auf.")
    },
    leaves: |name, value, points| {
        format!("Mit der {value}, die für {name} liegen bleibt, heben sich {points} Punkte auf.")
    },
    counts: |best, played| {
        format!("Die offenen Karten der Auslage zählen dann {best}, nicht {played}.")
    },
};
