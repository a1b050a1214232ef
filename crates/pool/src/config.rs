//! The pool's limits, and its errors.

use protocol::TaskError;

/// The number of workers and the time limits. Times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// The most workers, at least 1.
    pub workers: usize,
    /// How long a worker may take to load and to report that it is ready.
    pub start_ms: u64,
    /// How much longer than the cap of its task a worker may take for a shard. After that, a worker that has
    /// silently died is noticed.
    pub margin_ms: u64,
    /// How long a worker may take to confirm that it has dropped a task.
    pub cancel_ms: u64,
    /// How long a decision may take, from the moment when a worker first begins with it; a
    /// streamed one as long as its task.
    pub decision_ms: u64,
    /// How often a shard is tried before the decision fails, at least 1.
    pub tries: u32,
    /// How many workers in a row may fail to start, at least 1.
    pub starts: u32,
}

/// The most workers of a page: most machines have more cores than a card game should keep busy.
const MAX_WORKERS: usize = 4;

impl Config {
    /// The configuration for a machine with this many hardware threads, one of which is left to the page.
    pub fn for_threads(threads: usize) -> Config {
        Config {
            workers: threads.saturating_sub(1).clamp(1, MAX_WORKERS),
            start_ms: 10_000,
            margin_ms: 1_500,
            cancel_ms: 1_000,
            decision_ms: 15_000,
            tries: 3,
            starts: 2,
        }
    }
}

/// Why there is no answer. The person is told of all but [`PoolError::Refused`], and asking again later is
/// safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PoolError {
    /// No worker starts: its files are missing, the browser forbids workers, or loading takes too long.
    #[error("the computer players cannot start in this browser")]
    CannotStart,
    /// The page and the worker's files are of different releases; reloading the page helps.
    #[error("the game has been updated: please reload the page")]
    WrongRelease,
    /// Workers died or fell silent at each try.
    #[error("the computer player crashed repeatedly")]
    Crashed,
    /// The time of the decision is up, and none of its shards has been answered.
    #[error("the computer player took too long")]
    TooSlow,
    /// The workers refuse the task: a bug in the code that asks.
    #[error("the computer player refused: {0}")]
    Refused(TaskError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thread_is_left_to_the_page() {
        let workers = [0, 1, 2, 3, 5, 64].map(|threads| Config::for_threads(threads).workers);
        assert_eq!(workers, [1, 1, 1, 2, 4, 4]);
    }
}
