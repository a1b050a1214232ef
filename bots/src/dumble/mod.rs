//! Dumble's bots: four levels, from one that gets rid of what is dearest to
//! one that plays on in its head against hands that others may well hold.

pub mod chance;
mod plain;
mod plan;
mod rules;
#[cfg(test)]
mod tests;

use engine::View;
use engine::dumble::{Action, Dumble};
use protocol::{Advice, AnyAdvice, Level, Task, Trouble};

use crate::Thought;
use plain::Plain;

pub use chance::chance_of_lowest;

/// Begins to think about a decision in Dumble.
pub fn think(task: &Task<Dumble>) -> Result<Box<dyn Thought>, Trouble> {
    let Some(seat) = task.view.seat().filter(|_| task.view.to_decide()) else {
        return Err(Trouble::NothingToDecide);
    };
    let plain = match task.level {
        Level::Beginner => Plain::Beginner,
        Level::Regular => Plain::Regular,
        Level::Strong | Level::Expert => Plain::Strong,
    };
    Ok(Box::new(Known(plain.advice(&task.view, seat))))
}

/// Advice that needed no time to speak of.
struct Known(Advice<Action>);

impl Thought for Known {
    fn step(&mut self, _work: u32) -> bool {
        true
    }

    fn advice(&self) -> AnyAdvice {
        AnyAdvice::Dumble(self.0.clone())
    }
}
