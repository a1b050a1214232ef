//! Decisions that were made, to be judged afterwards.

use engine::Game;
use serde::{Deserialize, Serialize};

use crate::task::Task;
use crate::worker_task::Answer;

/// A decision that was made, to be judged by what its seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ReviewTask<G: Game> {
    /// The decision. It is judged as well as the bots can, whatever its level
    /// and shard.
    pub decision: Task<G>,
    /// What was done, in the game's notation.
    pub played: String,
}

/// What was found out about a decision that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveReview {
    /// The best action that was found, in the game's notation; it may be what
    /// was done.
    pub best: String,
    /// What it leads to.
    pub with_best: Expectation,
    /// What was done leads to, looked into as closely.
    pub with_played: Expectation,
    /// The margin of error, in the unit of the values: a difference up to this may be
    /// chance, or a mistake of the bots', and the two are about equal then.
    pub margin: f32,
}

/// What an action is expected to lead to, for the seat that takes it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Expectation {
    /// What the bots play for: in Détrak the points, elsewhere the share of the
    /// match's win, 0 to 1.
    pub value: f32,
    /// The expected points at the end of the round; in Débâcle, the lead in
    /// them.
    pub score: f32,
}

impl Answer for MoveReview {
    fn is_empty(&self) -> bool {
        self.best.is_empty()
    }
}
