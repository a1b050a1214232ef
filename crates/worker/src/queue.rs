//! The queue of a worker's tasks: they are thought about one after the other in short slices, so that
//! new messages are heard in between.

use std::collections::VecDeque;

use bots::AnytimeSearch;
use protocol::{AnyTask, DecodeError, Reply, Request, Trouble};

use crate::pace::Pace;

/// How long a slice takes, in milliseconds, before messages are looked at.
pub const SLICE_MS: f64 = 10.0;

/// Begins the search for a task's answer.
pub type Begin<T> = fn(&AnyTask) -> Result<T, Trouble>;

/// The tasks of a worker.
#[derive(Debug)]
pub struct TaskQueue<T> {
    begin: Begin<T>,
    jobs: VecDeque<Job<T>>,
}

#[derive(Debug)]
struct Job<T> {
    id: u32,
    search: T,
    pace: Pace,
    /// The longest it may take, in milliseconds.
    cap_ms: f64,
    /// When its first step began.
    begun: Option<f64>,
}

impl<T: AnytimeSearch> TaskQueue<T> {
    /// An empty queue.
    pub fn new(begin: Begin<T>) -> TaskQueue<T> {
        TaskQueue {
            begin,
            jobs: VecDeque::new(),
        }
    }

    /// Takes in a message; the reply, if one is due at once.
    pub fn receive(&mut self, message: Result<Request, DecodeError>) -> Option<Reply> {
        match message {
            Ok(Request::Think { id, task }) => self.put(id, &task),
            Ok(Request::Cancel { id }) => {
                self.jobs.retain(|job| job.id != id);
                Some(Reply::Forgotten { id })
            }
            Err(_) => Some(Reply::Trouble {
                id: None,
                trouble: Trouble::Unreadable,
            }),
        }
    }

    fn put(&mut self, id: u32, task: &AnyTask) -> Option<Reply> {
        match (self.begin)(task) {
            Ok(search) => {
                self.jobs.push_back(Job {
                    id,
                    search,
                    pace: Pace::default(),
                    cap_ms: f64::from(task.cap_ms()),
                    begun: None,
                });
                None
            }
            Err(trouble) => Some(Reply::Trouble {
                id: Some(id),
                trouble,
            }),
        }
    }

    /// Whether there is anything to think about.
    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Thinks about the oldest task for a slice's time, or until it is done or
    /// its time is up; then the reply. `clock` tells milliseconds.
    pub fn slice(&mut self, mut clock: impl FnMut() -> f64) -> Option<Reply> {
        let job = self.jobs.front_mut()?;
        if job.slice(&mut clock) {
            let reply = Reply::Advice {
                id: job.id,
                advice: job.search.advice(),
            };
            self.jobs.pop_front();
            return Some(reply);
        }
        None
    }
}

impl<T: AnytimeSearch> Job<T> {
    /// Whether it has come to an end.
    fn slice(&mut self, clock: &mut impl FnMut() -> f64) -> bool {
        let start = clock();
        let begun = *self.begun.get_or_insert(start);
        let mut before = start;
        loop {
            let done = self.search.step(self.pace.work());
            let now = clock();
            // Nobody can choose from nothing: the cap waits for a first idea.
            let capped = now - begun >= self.cap_ms && !self.search.advice().is_empty();
            if done || capped {
                return true;
            }
            self.pace.learn(now - before);
            if now - start >= SLICE_MS {
                return false;
            }
            before = now;
        }
    }
}

#[cfg(test)]
mod tests;
