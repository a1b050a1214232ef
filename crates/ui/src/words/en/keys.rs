//! What the page of keys says, in English.

use crate::keys::KeysTexts;

pub(crate) static TEXTS: KeysTexts = KeysTexts {
    about: "Everything can be done without a mouse. What happens at the table is announced to screen readers.",
    back: "Back",
    general: "Everywhere",
    key: |key| match key {
        " " => "Space",
        "Escape" => "Esc",
        other => other,
    },
    help: "Show these keys; once more: back to where you were",
    rules: "At a table: the rules of the game",
    hint: "At a table: a hint, when it is your turn",
    pause: "Where bots play among themselves: pause, or go on",
    step: "Where bots play among themselves: one step",
    tab: "Go on to the next part of the screen",
    press: "Press what has the focus",
    let_go: "Let go of what you have chosen",
    move_dekal: "Move among the cards of your grid, of the centre, or the edges",
    press_dekal: "Turn a card over, choose a card, push it in at an edge",
    move_sheet: "Move on your sheet",
    press_sheet: "Note the piece, with its left or upper half on this cell",
    turn_piece: "Turn the piece",
    swap: "Swap its symbols",
    move_cards: "Move among your cards, or those to draw",
    move_card: "Move the card itself in your hand",
    press_card: "Choose a card to discard, or draw it",
    discard: "Discard what you have chosen",
    stock: "Draw from the stock",
    announce: "Announce Dumble",
    move_board: "Move on the board",
    press_board: "Choose a die, then the square it goes to",
    flip: "Flip the die",
    decline: "Leave it at that",
    threats: "Show which dice can be captured",
};
