//! Reviews: decisions that were made, to be judged afterwards.

use engine::Game;
use serde::{Deserialize, Serialize};

use crate::task::Task;
use crate::worker_task::Answer;

/// A decision that was made, to be judged by what its seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ReviewTask<G: Game> {
    /// The decision. It is judged by the strongest search, whatever its level and shard.
    pub decision: Task<G>,
    /// The action that was taken, in the game's notation.
    pub played: String,
}

/// The judgement of a decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveReview {
    /// The best action that was found, in the game's notation; it may be the one that was taken.
    pub best: String,
    /// The expectation with the best action.
    pub with_best: Expectation,
    /// The expectation with the action that was taken, found with the same effort.
    pub with_played: Expectation,
    /// The margin, in the unit of the values: a smaller difference may be chance or an error of the bots, and
    /// counts as none.
    pub margin: f32,
}

/// The expected result of an action, for the seat that takes it.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Expectation {
    /// The value for which the bots play: in Détrak points, elsewhere the share of the match's win, 0 to 1.
    pub value: f32,
    /// The expected points at the end of the round; in Débâcle, minus the opponent's.
    pub score: f32,
}

impl Answer for MoveReview {
    fn is_empty(&self) -> bool {
        self.best.is_empty()
    }
}
