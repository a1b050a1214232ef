//! The texts of the keys of Dékal's table, in French.

use crate::board::DekalKeys;

pub(crate) static TEXTS: DekalKeys = DekalKeys {
    move_focus: "Se déplacer parmi les cartes de votre grille, du centre, ou les bords",
    press: "Retourner une carte, choisir une carte, la pousser par un bord",
};
