//! Computer players, which see a game only through its view.
//!
//! A decision is a [`Task`](protocol::Task): a view, a level and a seed.
//! [`think`] begins to think about it; a [`Thought`] works in slices, so that
//! whoever runs it can listen in between, and has advice to give at any time.
//! The same task always leads to the same advice, on every machine.

mod appraise;
mod checksum;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
mod exp;
mod lesson;
mod played;

use protocol::{AnyAdvice, AnyTask, Trouble};

pub use lesson::{Lesson, LessonError};
pub use played::Played;
use played::played;

/// A decision being thought about.
pub trait Thought {
    /// Thinks on for about `work` playouts; whether it is done.
    fn step(&mut self, work: u32) -> bool;

    /// What has been found out so far: never empty, best first.
    fn advice(&self) -> AnyAdvice;

    /// How many playouts it has made so far, or positions it has looked at; 0 for
    /// a thought that is made of neither.
    fn examined(&self) -> u64 {
        0
    }
}

/// Advice that needed no time to speak of.
struct Known(AnyAdvice);

impl Thought for Known {
    fn step(&mut self, _work: u32) -> bool {
        true
    }

    fn advice(&self) -> AnyAdvice {
        self.0.clone()
    }
}

/// Begins to think about a decision.
///
/// # Errors
/// [`Trouble::NothingToDecide`] if it is not for the view's seat to decide;
/// [`Trouble::NotLearned`] if a lesson is missing (see [`Lesson::missing`]).
pub fn think(task: &AnyTask) -> Result<Box<dyn Thought>, Trouble> {
    played!(task.game(), G => G::think(task))
}

/// Thinks about a decision to the end.
///
/// # Errors
/// As [`think`].
pub fn advise(task: &AnyTask) -> Result<AnyAdvice, Trouble> {
    let mut thought = think(task)?;
    while !thought.step(1_000) {}
    Ok(thought.advice())
}
