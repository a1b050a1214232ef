//! Lessons: learning a game by playing it. A lesson is played on the game's own table, and everything that
//! happens in it is prepared.
//!
//! `lesson` is the script of a lesson with its stops, `lesson_state` the person's place in it; neither has
//! web types. A [`TutorialGame`] brings the scenes, the texts, and selectors of the places on its table where
//! decisions are made.
//!
//! The crate may depend on `table` and all below. Begin with `lesson`.

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
pub mod texts;

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
    /// The scenes of the lesson, in order.
    fn scenes() -> Vec<Scene<Self>>;

    /// The texts of the stops, in order.
    fn stop_texts(lang: Lang) -> &'static [StopTexts];

    /// Selectors of the elements with which the person makes this decision, in the order in which they are
    /// used.
    fn selectors(entry: &Entry<Self::Game>) -> Vec<String>;
}

/// The texts of a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StopTexts {
    /// The rule that the stop explains.
    pub text: &'static str,
    /// What the person is to do; empty at a stop for reading.
    pub goal: &'static str,
}
