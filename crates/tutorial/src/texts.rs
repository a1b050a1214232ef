//! What all lessons say, in every language. A missing text does not compile.

use ui::i18n::{Lang, Translated};

/// TutorialTexts around the lessons.
pub struct TutorialTexts {
    /// What a lesson is called.
    pub title: &'static str,
    /// The title of a game's lesson.
    pub title_of: fn(&str) -> String,
    /// Which step of how many, from 1.
    pub step: fn(usize, usize) -> String,
    /// Reads on.
    pub next: &'static str,
    /// Back to the step before.
    pub back: &'static str,
    /// On to the next step.
    pub skip: &'static str,
    /// Everything once more.
    pub restart: &'static str,
    /// The lesson is over.
    pub over: &'static str,
    /// A first game.
    pub play: &'static str,
    /// A first game replaces the match that is saved.
    pub replaces: &'static str,
    /// A link to a lesson that was begun.
    pub resume: &'static str,
    /// Asks somebody who has not been here.
    pub new_here: &'static str,
    /// What they can do.
    pub invitation: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static TutorialTexts {
    TutorialTexts::of(lang)
}
