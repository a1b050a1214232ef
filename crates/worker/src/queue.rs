//! The queue of a worker's tasks. It runs one after the other in short slices, so that new messages are read
//! in between.

use std::collections::VecDeque;

use bots::WorkerSearch;
use protocol::{DecodeError, Request, Response, TaskError};

use crate::step_size::StepSize;

/// The length of a slice, in milliseconds, after which messages are read.
pub const SLICE_MS: f64 = 10.0;

/// When the page is first told what is known, in milliseconds; each further time is twice as late.
const FIRST_INTERIM_MS: f64 = 50.0;

/// Begins the search for the answer of a task, given as bytes.
pub type Begin = fn(&[u8]) -> Result<Box<dyn WorkerSearch>, TaskError>;

/// The tasks of a worker.
pub struct TaskQueue {
    begin: Begin,
    jobs: VecDeque<Job>,
}

struct Job {
    id: u32,
    search: Box<dyn WorkerSearch>,
    step_size: StepSize,
    /// The longest time it may take, in milliseconds.
    cap_ms: f64,
    /// How long after its first step the page is next told what is known, if it wants to be.
    interim_ms: Option<f64>,
    /// When its first step began.
    begun: Option<f64>,
}

impl TaskQueue {
    /// An empty queue.
    pub fn new(begin: Begin) -> TaskQueue {
        TaskQueue {
            begin,
            jobs: VecDeque::new(),
        }
    }

    /// Handles a message; the response, if there is one at once.
    pub fn receive(&mut self, message: Result<Request, DecodeError>) -> Option<Response> {
        match message {
            Ok(Request::Search {
                id,
                cap_ms,
                is_streamed,
                task,
            }) => self.put(id, cap_ms, is_streamed, &task),
            Ok(Request::Cancel { id }) => {
                self.jobs.retain(|job| job.id != id);
                Some(Response::Cancelled { id })
            }
            Err(_) => Some(Response::Failed {
                id: None,
                error: TaskError::Unreadable,
            }),
        }
    }

    fn put(&mut self, id: u32, cap_ms: u32, is_streamed: bool, task: &[u8]) -> Option<Response> {
        match (self.begin)(task) {
            Ok(search) => {
                self.jobs.push_back(Job {
                    id,
                    search,
                    step_size: StepSize::default(),
                    cap_ms: f64::from(cap_ms),
                    interim_ms: is_streamed.then_some(FIRST_INTERIM_MS),
                    begun: None,
                });
                None
            }
            Err(error) => Some(Response::Failed {
                id: Some(id),
                error,
            }),
        }
    }

    /// Whether there is a task.
    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Computes the oldest task for a slice, or until it is done or its time is up; the response is returned
    /// then. After a slice, it is what is known so far, if that is due. `clock` gives milliseconds.
    pub fn slice(&mut self, mut clock: impl FnMut() -> f64) -> Option<Response> {
        let job = self.jobs.front_mut()?;
        if job.slice(&mut clock) {
            let response = Response::Answer {
                id: job.id,
                answer: job.search.answer(),
            };
            self.jobs.pop_front();
            return Some(response);
        }
        job.interim(clock())
    }
}

impl Job {
    /// What is known so far, if the page wants that and it is due at this time.
    fn interim(&mut self, now: f64) -> Option<Response> {
        let (due, begun) = (self.interim_ms?, self.begun?);
        if now - begun < due || !self.search.has_answer() {
            return None;
        }
        self.interim_ms = Some(2.0 * (now - begun));
        Some(Response::Interim {
            id: self.id,
            answer: self.search.answer(),
        })
    }

    /// Whether the task is done.
    fn slice(&mut self, clock: &mut impl FnMut() -> f64) -> bool {
        let start = clock();
        let begun = *self.begun.get_or_insert(start);
        let mut before = start;
        loop {
            let done = self.search.step(self.step_size.work());
            let now = clock();
            // Nobody can choose from nothing: the cap waits for a first idea.
            let capped = now - begun >= self.cap_ms && self.search.has_answer();
            if done || capped {
                return true;
            }
            self.step_size.learn(now - before);
            if now - start >= SLICE_MS {
                return false;
            }
            before = now;
        }
    }
}

#[cfg(test)]
mod tests;
