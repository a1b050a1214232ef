//! Learning a game by playing it: a lesson is played on the game's own table,
//! and everything that happens in it is prepared.
//!
//! `lesson` knows how lessons are written and where they stop, `course` how
//! one goes through them; neither knows of the web. A game that is [`Taught`]
//! brings its lesson, its words, and where on its table each decision is made.

mod course;
mod debacle;
mod dekal;
mod detrak;
mod dumble;
mod invitation;
mod lead;
mod lesson;
mod lit;
mod panel;
mod progress;
mod screen;
#[cfg(test)]
mod tests;
mod texts;
mod watch;

use engine::Entry;

use crate::table::Playable;
use lesson::Scene;
use model::lang::Lang;

pub use debacle::DebacleLesson;
pub use dekal::DekalLesson;
pub use detrak::DetrakLesson;
pub use dumble::DumbleLesson;
pub use invitation::{heading, invitation, link};
pub use screen::{TutorialProps, TutorialScreen};
pub use texts::{TutorialTexts, texts};

/// A game that has a lesson.
pub trait Taught: Playable {
    /// The lesson, scene by scene.
    fn scenes() -> Vec<Scene<Self>>;

    /// What is said at each stop of the lesson, in their order.
    fn words(lang: Lang) -> &'static [StopTexts];

    /// Where on the table something is decided, as selectors: in the order in
    /// which they are to be used.
    fn spots(entry: &Entry<Self>) -> Vec<String>;
}

/// What is said at a stop of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StopTexts {
    /// The rule that is shown.
    pub text: &'static str,
    /// What is to be done; nothing where one only reads on.
    pub goal: &'static str,
}
