//! The texts of the keys of Détrak's table, in French.

use crate::texts::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Se déplacer sur votre feuille",
    press: "Placer la pièce, son premier symbole sur cette case",
    turn: "Tourner la pièce",
};
