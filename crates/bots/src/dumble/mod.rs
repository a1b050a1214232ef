//! Dumble's bots. Four levels are bases, from one that discards the most points to one that makes playouts against
//! hands that the others may hold; the others draw among what a base has ranked.

mod belief;
pub mod chance;
mod equity;
mod heuristic_level;
mod heuristics;
mod judge;
mod plan;
mod prior;
mod search;
pub mod shapes;
mod style;
#[cfg(test)]
mod tests;
pub mod value;

use std::sync::OnceLock;

use engine::dumble::{Action, Dumble, DumbleView};
use engine::{Game, View};
use protocol::{Advice, GameTask, JudgeTask, Judgement, Level, NoTask, Style, Task, TaskError};

use crate::slips::{Slips, slipping};
use crate::{BotGame, BoxedSearch, Immediate, Weights, WorkerSearch};
use heuristic_level::HeuristicLevel;
use judge::judge;
use search::{ByWin, InOrder, Search};
use value::{Values, ValuesError};

pub use chance::chance_of_lowest;

/// The values, once they are loaded.
static LEARNED: OnceLock<Values> = OnceLock::new();

/// The values; `None` until they have been loaded (see [`load_weights`]), which happens only in the browser.
pub fn learned() -> Option<&'static Values> {
    #[cfg(not(target_family = "wasm"))]
    LEARNED.get_or_init(|| {
        const FILE: &[u8] = include_bytes!("../../weights/dumble.bin");
        Values::from_bytes(FILE).expect("the file that is built in is whole")
    });
    LEARNED.get()
}

/// Loads the values.
///
/// # Errors
///
/// If the bytes are no values.
pub fn load_weights(bytes: &[u8]) -> Result<(), ValuesError> {
    let values = Values::from_bytes(bytes)?;
    // A repeated load has the same weights; it is ignored.
    let _ = LEARNED.set(values);
    Ok(())
}

/// Begins the search for a decision in Dumble.
pub fn search(task: &Task<Dumble>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
    let Some(seat) = task.view.seat().filter(|_| task.view.to_decide()) else {
        return Err(TaskError::NothingToDecide);
    };
    let level = task.level.nearest(Dumble::ID);
    let heuristic = match level.base(Dumble::ID) {
        Level::Beginner => HeuristicLevel::Beginner,
        Level::Regular => HeuristicLevel::Regular,
        Level::Strong => HeuristicLevel::Strong,
        _ => {
            let values = learned().ok_or(TaskError::WeightsNotLoaded)?;
            let playouts = match level {
                Level::Expert => PLAYOUTS,
                _ => FEWER_PLAYOUTS,
            };
            let search = Search::new(task, seat, values, playouts);
            let search: BoxedSearch<_> = match (level, task.style) {
                (Level::Expert, None) => Box::new(search),
                (Level::Expert, Some(_)) => Box::new(InOrder(search)),
                _ => Box::new(ByWin(search)),
            };
            return Ok(slipping(search, slips(level), task));
        }
    };
    let search = Box::new(Immediate(heuristic.advice(&task.view, seat)));
    Ok(slipping(search, slips(level), task))
}

/// The playouts of the expert's decision.
const PLAYOUTS: u32 = 9_000;
/// Those of a level that searches like the expert in less time.
const FEWER_PLAYOUTS: u32 = 1_200;

/// How a level draws: in points that it wants to be rid of, or in shares of the win of the match. Those that do
/// not slip still take any of the actions that they can hardly tell apart.
fn slips(level: Level) -> Option<Slips> {
    Some(match level {
        Level::Casual => Slips::at(1.25),
        Level::Amateur => Slips::at(0.65),
        Level::Proficient => Slips::at(0.5),
        Level::VeryStrong => Slips::at(0.006),
        Level::Beginner | Level::Regular | Level::Strong => Slips::within(0.02),
        // Its playouts depend on the seed.
        _ => return None,
    })
}

impl BotGame for Dumble {
    type Extra = NoTask;

    const WEIGHTS: &'static [Weights] = &[Weights::new(
        "dumble",
        || learned().is_some(),
        |bytes| Ok(load_weights(bytes)?),
    )];

    fn weights(task: &GameTask<Dumble>) -> Option<Weights> {
        let takes = match task {
            GameTask::Decision(task) => task.level.base(Dumble::ID) == Level::Expert,
            GameTask::Judge(_) => true,
            GameTask::Extra(never) => match *never {},
        };
        Self::WEIGHTS.first().copied().filter(|_| takes)
    }

    fn search(task: &Task<Dumble>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
        search(task)
    }

    fn liking(style: Style, view: &DumbleView, action: Action) -> Option<f32> {
        style::liking(style, view, action)
    }

    fn about_equal(style: Style, level: Level) -> Option<f32> {
        style::about_equal(style, level)
    }

    fn judge(task: &JudgeTask<Dumble>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
        judge(task)
    }

    fn extra(never: &NoTask) -> Result<Box<dyn WorkerSearch>, TaskError> {
        match *never {}
    }
}
