//! The texts of the keys of Débâcle's table, in French.

use crate::texts::DebacleKeys;

pub(crate) static TEXTS: DebacleKeys = DebacleKeys {
    move_focus: "Se déplacer sur le plateau",
    press: "Choisir un dé, puis la case où il va",
    flip: "Retourner le dé",
    decline: "Renoncer aux doubles ou au rebond",
    threats: "Montrer quels dés peuvent être capturés",
};
