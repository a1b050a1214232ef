//! The texts of the page of keys, in every language.

use crate::i18n::{Lang, Translated};

/// The texts in one language.
pub struct KeysTexts {
    /// The line below the heading.
    pub about: &'static str,
    /// Back to the previous screen.
    pub back: &'static str,
    /// The heading of the keys that work everywhere.
    pub general: &'static str,
    /// A key as it is printed on a keyboard, by the browser's name; not the arrows, which are printed alike
    /// everywhere.
    pub key: fn(&'static str) -> &'static str,
    /// Opens this page.
    pub help: &'static str,
    /// Opens the rules.
    pub rules: &'static str,
    /// Shows or hides a hint.
    pub hint: &'static str,
    /// Pauses a table that plays by itself, or lets it go on.
    pub pause: &'static str,
    /// Plays one more step on such a table.
    pub step: &'static str,
    /// Goes to the next part.
    pub tab: &'static str,
    /// Presses the focused element.
    pub press: &'static str,
    /// Cancels a drag or a choice.
    pub let_go: &'static str,
    /// Moves among the cards and edges of Dékal.
    pub move_dekal: &'static str,
    /// Turns over a card, or drafts, in Dékal.
    pub press_dekal: &'static str,
    /// Moves among the cells of a sheet.
    pub move_sheet: &'static str,
    /// Notes the piece.
    pub press_sheet: &'static str,
    /// Turns the piece.
    pub turn_piece: &'static str,
    /// Swaps its symbols.
    pub swap: &'static str,
    /// Moves among cards of Dumble.
    pub move_cards: &'static str,
    /// Moves the card itself.
    pub move_card: &'static str,
    /// Chooses a card, or draws it.
    pub press_card: &'static str,
    /// Discards.
    pub discard: &'static str,
    /// Draws from the stock.
    pub stock: &'static str,
    /// Announces Dumble.
    pub announce: &'static str,
    /// Moves on the board.
    pub move_board: &'static str,
    /// Chooses a die, and where it goes.
    pub press_board: &'static str,
    /// Flips a die.
    pub flip: &'static str,
    /// Declines what is offered.
    pub decline: &'static str,
    /// Shows threats.
    pub threats: &'static str,
}

pub(super) fn texts(lang: Lang) -> &'static KeysTexts {
    KeysTexts::of(lang)
}
