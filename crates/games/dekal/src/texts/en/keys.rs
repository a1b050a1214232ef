//! The texts of the keys of Dékal's table, in English.

use crate::texts::DekalKeys;

pub(crate) static TEXTS: DekalKeys = DekalKeys {
    move_focus: "Move between the cards of your grid, the cards in the centre, or the edges",
    press: "Turn a card over, choose a card, push it in at an edge",
};
