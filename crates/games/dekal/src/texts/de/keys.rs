//! The texts of the keys of Dékal's table, in German.

use crate::texts::DekalKeys;

pub(crate) static TEXTS: DekalKeys = DekalKeys {
    move_focus: "Zwischen den Karten deines Rasters, der Mitte oder den Rändern bewegen",
    press: "Karte aufdecken, Karte wählen, Karte an einem Rand einschieben",
};
