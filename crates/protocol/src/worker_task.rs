//! The traits of tasks for workers and of their answers.

use engine::Game;
use serde::{Serialize, de::DeserializeOwned};

use crate::task::Shard;

/// A task for the workers of one game.
pub trait WorkerTask: Clone {
    /// The game whose workers are asked.
    type Game: Game;
    /// The type of the answer.
    type Answer: Answer;

    /// The longest time of a shard, in milliseconds: a cap for slow machines. The budget counts work, not
    /// time.
    fn cap_ms(&self) -> u32;

    /// The number of shards into which the search is split, at least 1. It does not depend on the number of
    /// workers, and so neither does the result.
    fn shards(&self) -> u32 {
        1
    }

    /// This task, restricted to one shard. A task that is never split stays as it is.
    #[must_use]
    fn with_shard(self, _shard: Shard) -> Self {
        self
    }

    /// The bytes that the game's workers read: those of its [`GameTask`](crate::GameTask).
    fn to_bytes(&self) -> Vec<u8>;
}

/// The answer to a task.
pub trait Answer: Serialize + DeserializeOwned {
    /// Whether the answer is still empty: a worker with an empty answer computes on, even if its time is up.
    fn is_empty(&self) -> bool;

    /// Merges the answers to the shards of a task, in the order of the shards; `None` without shards. The
    /// default, for tasks that are never split, takes the first.
    fn merge(shards: impl IntoIterator<Item = Self>) -> Option<Self> {
        shards.into_iter().next()
    }
}
