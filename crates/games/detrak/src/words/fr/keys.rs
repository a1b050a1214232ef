//! The keys of Détrak's table in French.

use crate::board::DetrakKeys;

pub(crate) static TEXTS: DetrakKeys = DetrakKeys {
    move_focus: "Se déplacer sur votre feuille",
    press: "Placer la pièce, sa moitié gauche ou haute sur cette case",
    turn: "Tourner la pièce",
    swap: "Échanger ses symboles",
};
