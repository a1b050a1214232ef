//! The texts of the keys of Détrak's table, in German.

use crate::texts::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Auf deinem Blatt bewegen",
    press: "Symbolpaar eintragen, sein erstes Symbol auf diesem Feld",
    turn: "Symbolpaar drehen",
};
