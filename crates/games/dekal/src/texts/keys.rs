//! The texts of Dékal's own keys, in every language. A missing text does not compile.

/// What the page of keys says of the table's own keys, in one language.
pub struct DekalKeys {
    /// Moves the focus among cards, or among edges.
    pub move_focus: &'static str,
    /// Turns over a card, or drafts.
    pub press: &'static str,
}
