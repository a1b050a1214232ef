//! The texts of the keys of Détrak's table, in English.

use crate::texts::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Move on your sheet",
    press: "Place the piece, with its first symbol on this cell",
    turn: "Turn the piece",
};
