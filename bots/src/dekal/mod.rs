//! Dékal's bots: four levels, from one that sees its own grid only to one that
//! plays the game on in its head, many times over.

mod evaluation;
mod plain;
mod policy;
mod search;
#[cfg(test)]
mod tests;

use engine::View;
use engine::dekal::{Action, Dekal};
use protocol::{Advice, AnyAdvice, Level, Task, Trouble};

use crate::Thought;
use search::Search;

/// Begins to think about a decision in Dékal.
pub fn think(task: &Task<Dekal>) -> Result<Box<dyn Thought>, Trouble> {
    let Some(seat) = task.view.seat().filter(|_| task.view.to_decide()) else {
        return Err(Trouble::NothingToDecide);
    };
    Ok(match task.level {
        Level::Beginner => Box::new(Known(plain::beginner(&task.view, seat, task.seed))),
        Level::Regular => Box::new(Known(plain::regular(&task.view, seat))),
        Level::Strong => Box::new(Search::new(task, seat, search::STRONG)),
        Level::Expert => Box::new(Search::new(task, seat, search::EXPERT)),
    })
}

/// Advice that needed no time to speak of.
struct Known(Advice<Action>);

impl Thought for Known {
    fn step(&mut self, _work: u32) -> bool {
        true
    }

    fn advice(&self) -> AnyAdvice {
        AnyAdvice::Dekal(self.0.clone())
    }
}
