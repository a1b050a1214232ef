//! The texts of the keys of Dékal's table, in French.

use crate::texts::DekalKeys;

pub(crate) static TEXTS: DekalKeys = DekalKeys {
    move_focus: "Se déplacer entre les cartes de votre grille, celles du centre, ou les bords",
    press: "Retourner une carte, choisir une carte, la pousser par un bord",
};
