//! The texts of the keys of Dumble's table, in French.

use crate::board::DumbleKeys;

pub(crate) static TEXTS: DumbleKeys = DumbleKeys {
    move_focus: "Se déplacer parmi vos cartes, ou celles à piocher",
    move_card: "Déplacer la carte elle-même dans votre main",
    press: "Choisir une carte à défausser, ou la piocher",
    discard: "Défausser ce que vous avez choisi",
    stock: "Tirer de la pioche",
    announce: "Annoncer Dumble",
};
