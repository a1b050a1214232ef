//! The texts of tables of several persons. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use ui::translated;

translated!(PeopleTexts, people, with_code);

/// The texts in one language.
pub struct PeopleTexts {
    /// The button that shows the person of this name their hand.
    pub show: fn(&str) -> String,
    /// That the hand is covered again as soon as a button is released that is held.
    pub hold: &'static str,
    /// The button with which the person of this name covers their hand, once they have looked at what they drew.
    pub cover: fn(&str) -> String,
    /// The heading of what has happened since their last turn.
    pub since: &'static str,
    /// The heading of what has happened before their first turn in a round.
    pub round_so_far: &'static str,
}
