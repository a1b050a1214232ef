//! The web workers that run the bots: a program for each game, which has the
//! code of that game only.
//!
//! A worker announces itself, takes tasks, and answers each with advice. It
//! thinks in short slices and lets the browser deliver messages in between, so
//! that a task can be cancelled in mid-thought.

mod desk;
mod library;
mod pace;
mod panics;
mod web;

use desk::Thinking;
use protocol::AnyAdvice;

pub use web::start;

impl Thinking for Box<dyn bots::Thought> {
    fn step(&mut self, work: u32) -> bool {
        self.as_mut().step(work)
    }

    fn advice(&self) -> AnyAdvice {
        self.as_ref().advice()
    }
}
