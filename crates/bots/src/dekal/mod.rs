//! Dékal's bots. Four levels are bases, from one that sees little but the card it takes to one that estimates the
//! chances of winning by a learned network and looks two turns ahead; the others draw among what a base has ranked.

pub mod endgame;
mod evaluation;
pub mod expectation;
mod heuristic;
pub mod horizon;
mod judge;
pub mod match_equity;
pub mod net;
pub mod next_turn;
pub mod one_ply;
pub mod pairs;
pub mod plain_opponent;
pub mod round;
pub mod search;
mod style;
pub mod symmetry;
pub mod table;
pub mod terminal;
#[cfg(test)]
mod tests;
pub mod turn;
pub mod without_search;

use std::sync::OnceLock;

use engine::dekal::{Action, Dekal, DekalView, MIN_PLAYERS};
use engine::{Game, View};
use protocol::{Advice, GameTask, JudgeTask, Judgement, Level, NoTask, Style, Task, TaskError};

use crate::slips::{Slips, slipping};
use crate::{BotGame, BoxedSearch, Immediate, Weights, WorkerSearch};
use judge::judge;
pub use net::{Net, NetError};
use one_ply::by_table;
use round::Round;
use search::{ALL, Effort, Search};

/// The networks, by the number of players from 2, once they are loaded.
static LEARNED: [OnceLock<Net>; 5] = [const { OnceLock::new() }; 5];

/// The network for this many players, 2 to 6; `None` until it has been loaded (see [`load_weights`]), which
/// happens only in the browser.
pub fn learned(players: usize) -> Option<&'static Net> {
    let index = players.checked_sub(MIN_PLAYERS)?;
    let place = LEARNED.get(index)?;
    #[cfg(not(target_family = "wasm"))]
    place.get_or_init(|| {
        const FILES: [&[u8]; 5] = [
            include_bytes!("../../weights/dekal-2.bin"),
            include_bytes!("../../weights/dekal-3.bin"),
            include_bytes!("../../weights/dekal-4.bin"),
            include_bytes!("../../weights/dekal-5.bin"),
            include_bytes!("../../weights/dekal-6.bin"),
        ];
        Net::from_bytes(FILES[index]).expect("the files that are built in are whole")
    });
    place.get()
}

/// Loads the network for this many players.
///
/// # Errors
///
/// If the bytes are no network.
pub fn load_weights(players: usize, bytes: &[u8]) -> Result<(), NetError> {
    let net = Net::from_bytes(bytes)?;
    if let Some(place) = players
        .checked_sub(MIN_PLAYERS)
        .and_then(|i| LEARNED.get(i))
    {
        // A repeated load has the same weights; it is ignored.
        let _ = place.set(net);
    }
    Ok(())
}

/// Begins the search for a decision in Dékal.
pub fn search(task: &Task<Dekal>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
    let Some(seat) = task.view.seat().filter(|_| task.view.to_decide()) else {
        return Err(TaskError::NothingToDecide);
    };
    let table = task.view.table();
    let level = task.level.nearest(Dekal::ID);
    let search: BoxedSearch<_> = match level.base(Dekal::ID) {
        Level::Beginner => Box::new(Immediate(heuristic::beginner(&task.view, seat, task.seed))),
        Level::Regular => Box::new(Immediate(heuristic::regular(&task.view, seat))),
        Level::Strong => {
            let net = learned(table.seats()).ok_or(TaskError::WeightsNotLoaded)?;
            let round = Round::of(table);
            Box::new(Immediate(by_table(net.table(), &round, seat.index())))
        }
        _ => {
            let net = learned(table.seats()).ok_or(TaskError::WeightsNotLoaded)?;
            Box::new(Search::new(
                net,
                &Round::of(table),
                seat.index(),
                task.seed,
                if table.seats() > 2 {
                    EXPERT_OF_MANY
                } else {
                    EXPERT
                },
            ))
        }
    };
    Ok(slipping(search, slips(level, table.seats()), task))
}

/// How a level draws among its ranked actions: by points of its own grid, or, as an expert, by shares of the win.
/// A level without slips draws among the actions that it can hardly tell apart, so that bots do not all open alike.
fn slips(level: Level, seats: usize) -> Option<Slips> {
    Some(match level {
        Level::Newcomer => Slips::at(3.6),
        Level::Learner => Slips::at(2.3),
        Level::Casual => Slips::at(4.2),
        Level::Proficient => Slips::at(0.85),
        Level::Regular | Level::Strong => Slips::within(0.05),
        // With more than two, a win has more rivals, and so more of the differences are small.
        Level::Expert if seats > 2 => Slips::within(0.000_5),
        Level::Expert => Slips::within(0.002),
        // A beginner adds random numbers to its own values.
        _ => return None,
    })
}

/// The effort of the expert's search.
pub const EXPERT: Effort = Effort {
    closely: 8,
    within: 60,
    turns: 2,
    plainly: 50,
};

/// The same where more than two play: every action is sampled, the better ones more often.
pub const EXPERT_OF_MANY: Effort = Effort {
    within: ALL,
    ..EXPERT
};

/// The file of weights for this many players.
const fn weights<const PLAYERS: usize>(name: &'static str) -> Weights {
    Weights::new(
        name,
        || learned(PLAYERS).is_some(),
        |bytes| Ok(load_weights(PLAYERS, bytes)?),
    )
}

impl BotGame for Dekal {
    type Extra = NoTask;

    const WEIGHTS: &'static [Weights] = &[
        weights::<2>("dekal-2"),
        weights::<3>("dekal-3"),
        weights::<4>("dekal-4"),
        weights::<5>("dekal-5"),
        weights::<6>("dekal-6"),
    ];

    fn weights(task: &GameTask<Dekal>) -> Option<Weights> {
        let view = match task {
            GameTask::Decision(task) => {
                Some(&task.view).filter(|_| task.level.base(Dekal::ID) >= Level::Strong)?
            }
            GameTask::Judge(task) => &task.view,
            GameTask::Extra(never) => match *never {},
        };
        let index = view.table().seats().checked_sub(MIN_PLAYERS)?;
        Self::WEIGHTS.get(index).copied()
    }

    fn search(task: &Task<Dekal>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
        search(task)
    }

    fn liking(style: Style, view: &DekalView, action: Action) -> Option<f32> {
        style::liking(style, view, action)
    }

    fn about_equal(style: Style, level: Level) -> Option<f32> {
        Some(style::about_equal(style, level))
    }

    fn judge(task: &JudgeTask<Dekal>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
        judge(task)
    }

    fn extra(never: &NoTask) -> Result<Box<dyn WorkerSearch>, TaskError> {
        match *never {}
    }
}
