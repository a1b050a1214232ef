//! Reading the tasks of the worker's game.

use bots::{BotGame, Weights, WorkerSearch};
use protocol::{DecodeError, GameTask, TaskError, decode};

/// Reads a task from bytes, and begins its search.
///
/// # Errors
///
/// If the bytes cannot be read, or as [`bots::begin`].
pub fn begin<G: BotGame>(task: &[u8]) -> Result<Box<dyn WorkerSearch>, TaskError> {
    bots::begin::<G>(&read::<G>(task).map_err(|_| TaskError::Unreadable)?)
}

/// The weights that a task, as bytes, needs and that are not loaded.
pub fn missing<G: BotGame>(task: &[u8]) -> Option<Weights> {
    // The queue says what is wrong with a task that cannot be read.
    let weights = G::weights(&read::<G>(task).ok()?)?;
    (!weights.is_loaded()).then_some(weights)
}

// Tasks are few: the code need not be inlined where it is used.
#[inline(never)]
fn read<G: BotGame>(task: &[u8]) -> Result<GameTask<G, G::Extra>, DecodeError> {
    decode(task)
}

#[cfg(test)]
mod tests;
