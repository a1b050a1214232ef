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
    /// The heading of what has happened since their last turn.
    pub since: &'static str,
}
