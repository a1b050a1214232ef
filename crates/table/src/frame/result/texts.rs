//! The texts of the end of a round, in every language. A missing text does not compile.

/// The texts in one language.
pub struct ResultPanelTexts {
    /// The person alone has won the round.
    pub you_win_round: &'static str,
    /// The player of this name alone has won the round.
    pub wins_round: fn(&str) -> String,
    /// Several players have won the round: their names, two or more.
    pub shared_round: fn(&[&str]) -> String,
    /// How far the winner is ahead of the next, in points, at least one. It stands below who has won.
    pub margin: fn(u32) -> String,
    /// The person's place, of so many. It stands below who has won.
    pub own_place: fn(u8, usize) -> String,
    /// The button that puts the result aside.
    pub look: &'static str,
    /// The button that brings it back.
    pub show: &'static str,
    /// What can be read besides: the rounds' scores, the seed.
    pub details: &'static str,
}
