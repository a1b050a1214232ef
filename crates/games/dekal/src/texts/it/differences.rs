//! What one choice of Dékal does and another does not, in Italian.

use crate::texts::DekalDifferences;

pub(crate) static TEXTS: DekalDifferences = DekalDifferences {
    kinds: [
        "Quale carta scoprire",
        "Quale carta prendere",
        "Dove spingere",
    ],
    touch: |value, points| format!("Così i {value} si toccano: si annullano {points} punti."),
    leaves: |name, value, points| {
        format!("Il {value} che resta per {name} permette di annullare {points} punti.")
    },
    counts: |best, played| {
        format!("Le carte scoperte della griglia valgono allora {best}, non {played}.")
    },
};
