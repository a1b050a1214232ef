//! Learning a game by playing it: a lesson is played on the game's own table,
//! and everything that happens in it is prepared.
//!
//! `lesson` knows how lessons are written and where they stop, `lesson_state` how
//! one goes through them; neither knows of the web. A game that is [`TutorialGame`]
//! brings its lesson, its words, and where on its table each decision is made.
//!
//! It may depend on tables and all below them. Begin with `lesson`.

#[cfg(feature = "conformance")]
pub mod conformance;
mod dom_observer;
mod focus;
mod highlight;
mod invitation;
pub mod lesson;
mod lesson_state;
mod panel;
mod part;
mod progress;
mod screen;
mod texts;
pub mod words;

use engine::Entry;

use lesson::Scene;
use model::lang::Lang;
use table::Playable;

pub use invitation::{heading, invitation, link};
pub use part::TutorialPart;
pub use screen::{TutorialProps, TutorialScreen};
pub use texts::{TutorialTexts, texts};

/// A game that has a lesson.
pub trait TutorialGame: Playable {
    /// The lesson, scene by scene.
    fn scenes() -> Vec<Scene<Self>>;

    /// What is said at each stop of the lesson, in their order.
    fn words(lang: Lang) -> &'static [StopTexts];

    /// Where on the table something is decided, as selectors: in the order in
    /// which they are to be used.
    fn selectors(entry: &Entry<Self::Game>) -> Vec<String>;
}

/// What is said at a stop of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StopTexts {
    /// The rule that is shown.
    pub text: &'static str,
    /// What is to be done; nothing where one only reads on.
    pub goal: &'static str,
}
