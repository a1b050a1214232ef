//! How patient the pool is, and what goes wrong with it.

use protocol::TaskError;

/// How many workers a pool has, and how patient it is with them. Times are in
/// milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// How many workers there are at most, at least 1.
    pub workers: usize,
    /// How long a worker may take to load and say that it is ready.
    pub start_ms: u64,
    /// How much longer than its level's cap a worker may take for a shard. A
    /// worker that has silently died is noticed after this.
    pub margin_ms: u64,
    /// How long a worker may take to confirm that it has forgotten a task.
    pub forget_ms: u64,
    /// How long one decision may take, from the moment a worker first thinks
    /// about it.
    pub decision_ms: u64,
    /// How often a shard is asked before it is given up, at least 1.
    pub tries: u32,
    /// How many workers in a row may fail to start, at least 1.
    pub starts: u32,
}

/// Most machines have more cores than a card game should keep warm.
const MOST_WORKERS: usize = 4;

impl Config {
    /// The configuration for a machine that runs so many threads at a time.
    /// One is left to the page.
    pub fn for_threads(threads: usize) -> Config {
        Config {
            workers: threads.saturating_sub(1).clamp(1, MOST_WORKERS),
            start_ms: 10_000,
            margin_ms: 1_500,
            forget_ms: 1_000,
            decision_ms: 15_000,
            tries: 3,
            starts: 2,
        }
    }
}

/// Why there is no advice. All but [`PoolError::Refused`] are for the person
/// to be told, and asking again later is safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PoolError {
    /// No worker starts: its files are missing, the browser forbids workers,
    /// or loading takes too long.
    #[error("the computer players cannot start in this browser")]
    CannotStart,
    /// The page and the worker's files are of different releases; loading the
    /// page again helps.
    #[error("the game has been updated: please reload the page")]
    WrongRelease,
    /// Workers died, or fell silent, each time they were asked.
    #[error("the computer player crashed repeatedly")]
    Crashed,
    /// The decision's time is up, and no part of it has been answered.
    #[error("the computer player took too long")]
    TooSlow,
    /// The workers will not think about what they were asked: a mistake of
    /// whoever asked.
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
