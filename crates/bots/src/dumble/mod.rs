//! Dumble's bots: four levels, from one that gets rid of what is dearest to
//! one that plays on in its head against hands that others may well hold.

mod belief;
pub mod chance;
mod equity;
mod heuristic_level;
mod heuristics;
mod plan;
mod prior;
mod review;
mod search;
pub mod shapes;
#[cfg(test)]
mod tests;
pub mod value;

use std::sync::OnceLock;

use engine::View;
use engine::dumble::Dumble;
use protocol::{AnyAdvice, Level, Task, Trouble};

use crate::{AnytimeSearch, Immediate};
use heuristic_level::HeuristicLevel;
pub use review::appraise;
use search::Search;
use value::{Values, ValuesError};

pub use chance::chance_of_lowest;

/// What has been learned.
static LEARNED: OnceLock<Values> = OnceLock::new();

/// What the bots have learned; `None` if they have not been given it yet (see
/// [`load_weights`]), which only happens in the browser.
pub fn learned() -> Option<&'static Values> {
    #[cfg(not(target_family = "wasm"))]
    LEARNED.get_or_init(|| {
        const FILE: &[u8] = include_bytes!("../../weights/dumble.bin");
        Values::from_bytes(FILE).expect("the file that is built in is whole")
    });
    LEARNED.get()
}

/// Gives the bots what they have learned.
///
/// # Errors
/// If the bytes hold no such thing.
pub fn load_weights(bytes: &[u8]) -> Result<(), ValuesError> {
    let values = Values::from_bytes(bytes)?;
    // Who knows it already knows the same.
    let _ = LEARNED.set(values);
    Ok(())
}

/// Begins to think about a decision in Dumble.
pub fn think(task: &Task<Dumble>) -> Result<Box<dyn AnytimeSearch>, Trouble> {
    let Some(seat) = task.view.seat().filter(|_| task.view.to_decide()) else {
        return Err(Trouble::NothingToDecide);
    };
    let level = match task.level {
        Level::Beginner => HeuristicLevel::Beginner,
        Level::Regular => HeuristicLevel::Regular,
        Level::Strong => HeuristicLevel::Strong,
        Level::Expert => {
            let values = learned().ok_or(Trouble::NotLearned)?;
            return Ok(Box::new(Search::new(task, seat, values)));
        }
    };
    Ok(Box::new(Immediate(AnyAdvice::Dumble(
        level.advice(&task.view, seat),
    ))))
}
