//! The texts of the keys of Dumble's table, in English.

use crate::texts::DumbleKeys;

pub(crate) static TEXTS: DumbleKeys = DumbleKeys {
    move_focus: "Move between your cards, or the cards you can draw",
    move_card: "Move the card within your hand",
    press: "Choose a card to discard, or draw it",
    discard: "Discard what you have chosen",
    stock: "Draw from the stock",
    call: "Call Dumble",
};
