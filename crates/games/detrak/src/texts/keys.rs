//! The texts of Détrak's own keys, in every language. A missing text does not compile.

/// What the page of keys says of the table's own keys, in one language.
pub struct DetrakKeys {
    /// Moves the focus among the cells of the sheet, or the symbols to begin with.
    pub move_focus: &'static str,
    /// Notes the piece.
    pub press: &'static str,
    /// Turns the piece.
    pub turn: &'static str,
}
