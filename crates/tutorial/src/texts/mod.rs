//! The texts of all lessons, in every language. A missing text does not compile.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use ui::i18n::{Lang, Translated};
use ui::translated;

translated!(TutorialTexts, tutorial);

/// The texts of the screen of lessons.
pub struct TutorialTexts {
    /// The name for a lesson.
    pub title: &'static str,
    /// The title of a game's lesson.
    pub title_of: fn(&str) -> String,
    /// The number of the step and of all steps, from 1.
    pub step: fn(usize, usize) -> String,
    /// The button that reads on.
    pub next: &'static str,
    /// The button for the previous step.
    pub back: &'static str,
    /// The button for the next step.
    pub skip: &'static str,
    /// The button for the beginning.
    pub restart: &'static str,
    /// The lesson is over.
    pub over: &'static str,
    /// The button for a first game.
    pub play: &'static str,
    /// The link to the course of the game's puzzles.
    pub exercises: &'static str,
    /// A first game replaces the saved match.
    pub replaces: &'static str,
    /// A link to a lesson that was begun.
    pub resume: &'static str,
    /// The question to people who have not been here before.
    pub new_here: &'static str,
    /// What they can do.
    pub invitation: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static TutorialTexts {
    TutorialTexts::of(lang)
}
