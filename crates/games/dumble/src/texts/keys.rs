//! The texts of Dumble's own keys, in every language. A missing text does not compile.

/// What the page of keys says of the table's own keys, in one language.
pub struct DumbleKeys {
    /// Moves the focus among cards.
    pub move_focus: &'static str,
    /// Moves the card itself.
    pub move_card: &'static str,
    /// Chooses a card, or draws it.
    pub press: &'static str,
    /// Discards.
    pub discard: &'static str,
    /// Draws from the stock.
    pub stock: &'static str,
    /// Calls Dumble.
    pub call: &'static str,
}
