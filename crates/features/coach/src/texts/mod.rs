//! The texts of the coach. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use ui::translated;

use model::quality::Quality;

translated!(CoachTexts, coach, with_code);

/// The texts in one language.
pub struct CoachTexts {
    /// The choice of what the coach says.
    pub coach: &'static str,
    /// The choices: nothing, and then more and more.
    pub levels: [&'static str; 4],
    /// The button with what the coach says: how bad the decision was, and when it was made.
    pub marked: fn(Quality, &str) -> String,
    /// The heading of what it says.
    pub title: fn(Quality) -> &'static str,
    /// What was played.
    pub played: fn(&str) -> String,
    /// Closes it.
    pub close: &'static str,
    /// Takes the decision back, to try another.
    pub retry: &'static str,
    /// What that does.
    pub retry_about: &'static str,
    /// What is not as it was, in games with luck.
    pub redrawn: &'static str,
    /// What becomes of the match on the table.
    pub kept: &'static str,
}
