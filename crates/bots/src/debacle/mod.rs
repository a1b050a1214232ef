//! Débâcle's bots: all of them search by single actions, and look further the
//! stronger they are. The lower levels count points, the others have learned.

mod analysis;
mod appraise;
mod codes;
pub mod deepen;
mod eye;
pub mod features;
pub mod judge;
mod memory;
pub mod net;
mod order;
mod plain;
pub mod search;
pub mod stakes;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use engine::View;
use engine::debacle::{Action, Debacle, DebacleView, Position, Side};
use protocol::{Advice, AnyAdvice, Choice, Estimate, Level, Task, Trouble};

use crate::{Known, Thought};
pub use analysis::analyse;
pub use appraise::appraise;
use deepen::{Budget, Deepening};
use judge::Judge;
use net::{Net, NetError};
use search::{Search, Shortcuts};
use stakes::{Stakes, chance};

/// What has been learned.
static LEARNED: OnceLock<Net> = OnceLock::new();

/// What the bots have learned; `None` if they have not been given it yet (see
/// [`learn`]), which only happens in the browser.
pub fn learned() -> Option<&'static Net> {
    #[cfg(not(target_family = "wasm"))]
    LEARNED.get_or_init(|| {
        const FILE: &[u8] = include_bytes!("../../weights/debacle.bin");
        Net::from_bytes(FILE).expect("the file that is built in is whole")
    });
    LEARNED.get()
}

/// Gives the bots what they have learned.
///
/// # Errors
/// If the bytes hold no such thing.
pub fn learn(bytes: &[u8]) -> Result<(), NetError> {
    let net = Net::from_bytes(bytes)?;
    // Who knows it already knows the same.
    let _ = LEARNED.set(net);
    Ok(())
}

/// Begins to think about a decision in Débâcle.
pub fn think(task: &Task<Debacle>) -> Result<Box<dyn Thought>, Trouble> {
    if !task.view.to_decide() {
        return Err(Trouble::NothingToDecide);
    }
    let budget = match task.level {
        Level::Beginner => {
            return Ok(Box::new(Known(AnyAdvice::Debacle(eye::beginner(
                &task.view,
            )))));
        }
        Level::Regular => {
            return Ok(Box::new(Known(AnyAdvice::Debacle(eye::regular(
                &task.view,
            )))));
        }
        Level::Strong => STRONG,
        Level::Expert => EXPERT,
    };
    let net = learned().ok_or(Trouble::NotLearned)?;
    Ok(Box::new(Deciding(deepening(net, &task.view, budget, BITS))))
}

/// A bot remembers 2^16 positions.
pub const BITS: u32 = 16;

/// How far the strong level looks.
const STRONG: Budget = Budget {
    nodes: 2_000,
    depth: 3,
};
/// How far the expert looks.
const EXPERT: Budget = Budget {
    nodes: 30_000,
    depth: 40,
};

/// A search of what a view's seat is to decide, that remembers 2^`bits`
/// positions.
pub fn deepening<J: Judge>(
    judge: J,
    view: &DebacleView,
    budget: Budget,
    bits: u32,
) -> Deepening<J> {
    let game = view.game();
    let seen = game.seen().iter().map(Position::hash).collect();
    let search = Search::new(judge, Stakes::of(game), seen, Shortcuts::ALL, bits);
    Deepening::new(search, *game.position(), budget)
}

/// A search as a thought.
struct Deciding<J: Judge>(Deepening<J>);

impl<J: Judge> Thought for Deciding<J> {
    fn step(&mut self, work: u32) -> bool {
        self.0.step(work.into())
    }

    fn advice(&self) -> AnyAdvice {
        AnyAdvice::Debacle(ranked(&self.0))
    }

    fn examined(&self) -> u64 {
        self.0.search().nodes()
    }
}

/// All actions, the best first.
fn ranked<J: Judge>(deepening: &Deepening<J>) -> Advice<Action> {
    let candidates = deepening.candidates().into_iter();
    Advice::new(
        candidates
            .map(|candidate| {
                let points = deepening.points_ahead(&candidate);
                choice(candidate.action, candidate.value, points)
            })
            .collect(),
    )
}

/// An action that can be chosen, with its value and the lead in points that is
/// expected of it.
fn choice(action: Action, value: i32, points: f32) -> Choice<Action> {
    Choice {
        action,
        estimate: Estimate {
            value: value as f32,
            score: points,
            win: Some(chance(value)),
            samples: 1,
        },
    }
}

/// By how many points of the round a side is ahead.
fn points_ahead(position: &Position, side: Side) -> f32 {
    let points = |side| position.pile(side).points() as f32;
    points(side) - points(side.other())
}
