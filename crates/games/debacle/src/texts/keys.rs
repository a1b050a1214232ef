//! The texts of Débâcle's own keys, in every language. A missing text does not compile.

/// What the page of keys says of the table's own keys, in one language.
pub struct DebacleKeys {
    /// Moves the focus on the board.
    pub move_focus: &'static str,
    /// Chooses a die, and where it goes.
    pub press: &'static str,
    /// Flips a die.
    pub flip: &'static str,
    /// Declines what is offered.
    pub decline: &'static str,
    /// Shows threats.
    pub threats: &'static str,
}
