//! The texts of the keys of Dumble's table, in French.

use crate::texts::DumbleKeys;

pub(crate) static TEXTS: DumbleKeys = DumbleKeys {
    move_focus: "Se déplacer entre vos cartes, ou entre celles à piocher",
    move_card: "Déplacer la carte dans votre main",
    press: "Choisir une carte à défausser, ou la piocher",
    discard: "Défausser ce que vous avez choisi",
    stock: "Piocher",
    call: "Annoncer Dumble",
};
