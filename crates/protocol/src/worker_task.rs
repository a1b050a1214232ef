//! What a task for the workers and its answer have to be.

use engine::Game;
use serde::{Serialize, de::DeserializeOwned};

use crate::task::Shard;

/// A task for the workers of one game.
pub trait WorkerTask: Clone {
    /// The game whose workers are asked.
    type Game: Game;
    /// What they answer.
    type Answer: Answer;

    /// The longest one shard may take, in milliseconds of wall-clock time: a cap
    /// for slow machines, not the budget, which counts work.
    fn cap_ms(&self) -> u32;

    /// How many shards the thinking is cut into, at least 1. Fixed, whatever the
    /// number of workers, so that it does not change what is found.
    fn shards(&self) -> u32 {
        1
    }

    /// This task, cut down to one shard of its thinking. A task that is never cut
    /// stays as it is.
    #[must_use]
    fn with_shard(self, _shard: Shard) -> Self {
        self
    }

    /// The bytes that the workers of the game read: those of its
    /// [`GameTask`](crate::GameTask).
    fn to_bytes(&self) -> Vec<u8>;
}

/// What the workers answer to a task.
pub trait Answer: Serialize + DeserializeOwned {
    /// Whether there is nothing in it: a worker that has nothing else yet goes on
    /// thinking, even if its time is up.
    fn is_empty(&self) -> bool;

    /// The answers to the shards of one task, together, in the order of the shards;
    /// `None` without shards. Of a task that is never cut, the first.
    fn merge(shards: impl IntoIterator<Item = Self>) -> Option<Self> {
        shards.into_iter().next()
    }
}
