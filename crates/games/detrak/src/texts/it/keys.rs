//! The texts of the keys of Détrak's table, in Italian.

use crate::texts::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Spostati sul tuo foglio",
    press: "Piazza la tessera, con il primo simbolo su questa casella",
    turn: "Ruota la tessera",
};
