//! The web worker that runs the bots.
//!
//! It announces itself, takes tasks, and answers each with advice. It thinks
//! in short slices and lets the browser deliver messages in between, so that a
//! task can be cancelled in mid-thought.

mod desk;
mod library;
mod pace;
mod web;

use desk::{Desk, Thinking};
use protocol::AnyAdvice;

impl Thinking for Box<dyn bots::Thought> {
    fn step(&mut self, work: u32) -> bool {
        self.as_mut().step(work)
    }

    fn advice(&self) -> AnyAdvice {
        self.as_ref().advice()
    }
}

fn main() {
    web::start(Desk::new(bots::think));
}
