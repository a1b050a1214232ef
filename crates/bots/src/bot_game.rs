//! All of one game's bots as one type, so that a program can have those of one game only.

use engine::Game;
use protocol::{Advice, Answer, GameTask, MoveReview, ReviewTask, Task, TaskError, encode};
use serde::de::DeserializeOwned;

use crate::{AnytimeSearch, BoxedSearch, Weights};

/// A game that bots play, with all that its workers are asked. A program that is generic over it and
/// names one game has no code of the others in it.
pub trait BotGame: Game<Action: 'static> {
    /// What its workers are asked besides decisions and their reviews;
    /// [`NoTask`](protocol::NoTask) if nothing.
    type Extra: DeserializeOwned;

    /// The files of what its bots have learned.
    const WEIGHTS: &'static [Weights];

    /// The weights that a task needs; `None` if it needs none. All are loaded already in native
    /// programs, which have them built in.
    fn weights(task: &GameTask<Self, Self::Extra>) -> Option<Weights>;

    /// Begins to think about a decision.
    ///
    /// # Errors
    /// [`TaskError::NothingToDecide`] if it is not for the view's seat to decide;
    /// [`TaskError::NotLearned`] if weights are missing (see [`BotGame::weights`]).
    fn think(task: &Task<Self>) -> Result<BoxedSearch<Advice<Self::Action>>, TaskError>;

    /// Begins to judge a decision that was made.
    ///
    /// # Errors
    /// As [`BotGame::think`], and [`TaskError::Impossible`] if what was done is not legal.
    fn review(task: &ReviewTask<Self>) -> Result<BoxedSearch<MoveReview>, TaskError>;

    /// Begins to think about what only this game's workers are asked.
    ///
    /// # Errors
    /// As [`BotGame::think`].
    fn extra(task: &Self::Extra) -> Result<Box<dyn WorkerSearch>, TaskError>;
}

/// A search as a worker sees it: whatever it is asked, its answer is bytes.
pub trait WorkerSearch {
    /// As [`AnytimeSearch::step`].
    fn step(&mut self, work: u32) -> bool;

    /// Whether anything has been found out so far (see [`Answer::is_empty`]).
    fn has_answer(&self) -> bool;

    /// The bytes of what has been found out so far.
    fn answer(&self) -> Vec<u8>;
}

impl<S: AnytimeSearch<Answer: Answer> + ?Sized> WorkerSearch for S {
    fn step(&mut self, work: u32) -> bool {
        AnytimeSearch::step(self, work)
    }

    fn has_answer(&self) -> bool {
        !AnytimeSearch::answer(self).is_empty()
    }

    fn answer(&self) -> Vec<u8> {
        encode(&AnytimeSearch::answer(self))
    }
}

/// Begins to think about a task of a game's workers.
///
/// # Errors
/// As the method of [`BotGame`] for this kind of task.
pub fn begin<G: BotGame>(task: &GameTask<G, G::Extra>) -> Result<Box<dyn WorkerSearch>, TaskError> {
    Ok(match task {
        GameTask::Decision(task) => Box::new(G::think(task)?),
        GameTask::Review(task) => Box::new(G::review(task)?),
        GameTask::Extra(task) => G::extra(task)?,
    })
}
