//! Débâcle's bots. All of them search by single actions, the stronger the deeper. The levels up to very strong
//! count points; the others use learned weights.

mod codes;
pub mod evaluator;
pub mod features;
mod heuristic;
pub mod in_match;
pub mod iterative_deepening;
mod judge;
pub mod match_state;
mod negamax;
pub mod net;
mod order;
mod pruning;
pub mod search;
mod shortcuts;
mod static_values;
mod style;
#[cfg(test)]
mod tests;
mod transposition;
pub mod value;

use std::iter;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use engine::debacle::{Action, Debacle, DebacleView, Position, Side};
use engine::{Game, View};
use protocol::{
    Advice, Choice, Estimate, GameTask, JudgeTask, Judgement, Level, NoTask, Style, Task, TaskError,
};

use crate::slips::{Slips, slipping};
use crate::{AnytimeSearch, BotGame, BoxedSearch, Immediate, Weights, WorkerSearch};
use evaluator::Evaluator;
use heuristic::Heuristic;
use in_match::InMatch;
use iterative_deepening::{Budget, IterativeDeepening};
use judge::judge;
use match_state::MatchState;
use net::{Net, NetError};
use search::{Search, Shortcuts};
use value::chance;

/// The network, once it is loaded.
static LEARNED: OnceLock<Net> = OnceLock::new();

/// The network; `None` until it has been loaded (see [`load_weights`]), which happens only in the browser.
pub fn learned() -> Option<&'static Net> {
    #[cfg(not(target_family = "wasm"))]
    LEARNED.get_or_init(|| {
        const FILE: &[u8] = include_bytes!("../../weights/debacle.bin");
        Net::from_bytes(FILE).expect("the file that is built in is whole")
    });
    LEARNED.get()
}

/// Loads the network.
///
/// # Errors
///
/// If the bytes are no network.
pub fn load_weights(bytes: &[u8]) -> Result<(), NetError> {
    let net = Net::from_bytes(bytes)?;
    // A repeated load has the same weights; it is ignored.
    let _ = LEARNED.set(net);
    Ok(())
}

/// Begins the search for a decision in Débâcle.
pub fn search(task: &Task<Debacle>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
    if !task.view.to_decide() {
        return Err(TaskError::NothingToDecide);
    }
    let level = task.level.nearest(Debacle::ID);
    let learned = |nodes| {
        let net = learned().ok_or(TaskError::WeightsNotLoaded)?;
        Ok(searching(InMatch(net), task, nodes))
    };
    let search: BoxedSearch<_> = match level {
        Level::Newcomer | Level::Learner | Level::Beginner => {
            Box::new(Immediate(heuristic::beginner(&task.view)))
        }
        Level::Casual => Box::new(Immediate(heuristic::ahead(&task.view))),
        Level::Amateur => searching(Heuristic, task, 380),
        Level::Regular => searching(Heuristic, task, 670),
        Level::Proficient => searching(Heuristic, task, 1_330),
        Level::Strong => searching(Heuristic, task, 2_750),
        Level::VeryStrong => searching(Heuristic, task, 6_000),
        Level::Formidable => learned(5_000)?,
        Level::Outstanding => learned(15_000)?,
        Level::Expert => learned(50_000)?,
    };
    Ok(slipping(search, slips(level), task))
}

/// The search of a level, as deep as this many positions reach.
fn searching<E: Evaluator + 'static>(
    evaluator: E,
    task: &Task<Debacle>,
    nodes: u64,
) -> BoxedSearch<Advice<Action>> {
    let budget = Budget {
        nodes,
        depth: DEPTH,
    };
    Box::new(DecisionSearch {
        search: deepening(evaluator, &task.view, budget, bits(nodes)),
        unsettled: unsettled(task.level.nearest(Debacle::ID), task.style),
    })
}

/// How a level draws, in the unit of values. Those that do not slip still take any of the actions that they can
/// hardly tell apart, so that a win against them cannot be learned by heart. The expert takes the best: its
/// search bounds the values of the others only.
fn slips(level: Level) -> Option<Slips> {
    Some(match level {
        Level::Casual => Slips::at(80.0),
        Level::Expert => return None,
        _ => Slips::within(MARGIN as f32),
    })
}

/// The losses whose actions a level may draw, and those of the others that its style may take instead. The former are
/// settled first, so that a style changes nothing of what is drawn. None at a level that takes the best.
fn unsettled(level: Level, style: Option<Style>) -> Vec<RangeInclusive<i32>> {
    let Some(drawn) = slips(level).map(|slips| slips.cutoff as i32) else {
        return Vec::new();
    };
    let style = style.filter(|_| level.follows_style(Debacle::ID));
    let equal = style.and_then(style::about_equal);
    let equal = equal.map(|equal| drawn + 1..=drawn + equal as i32);
    iter::once(i32::MIN..=drawn).chain(equal).collect()
}

/// What a level can hardly tell apart: 0.2 % of the win, at an even score.
const MARGIN: i32 = 3;

/// The most positions that a search examines, once it is done, to find out which actions a level can hardly tell apart, and
/// as many for those that its style may take.
const NODES_TO_SETTLE: u64 = 40_000;

/// The greatest depth of a search, in actions.
const DEPTH: i32 = 40;

/// The greatest size of a transposition table, as a power of two: 2^20 entries take 16 MB.
const MAX_BITS: u32 = 20;

/// The size of the transposition table of a search, as a power of two: two to four entries for each position, as long as
/// the table does not become too large.
pub fn bits(nodes: u64) -> u32 {
    // A search examines at least one.
    ((nodes | 1).ilog2() + 2).min(MAX_BITS)
}

/// A search of what a view's seat is to decide, that remembers 2^`bits` positions.
pub fn deepening<E: Evaluator>(
    evaluator: E,
    view: &DebacleView,
    budget: Budget,
    bits: u32,
) -> IterativeDeepening<E> {
    let game = view.game();
    let match_state = MatchState::of(game);
    let seen = game.seen().iter().map(Position::hash).collect();
    let search = Search::new(evaluator, match_state, seen, Shortcuts::ALL, bits);
    IterativeDeepening::new(search, *game.position(), budget)
}

/// A decision's search, as whoever runs it sees it.
struct DecisionSearch<E: Evaluator> {
    search: IterativeDeepening<E>,
    /// The losses of actions whose values are yet to be found out, since these may be chosen.
    unsettled: Vec<RangeInclusive<i32>>,
}

impl<E: Evaluator> AnytimeSearch for DecisionSearch<E> {
    type Answer = Advice<Action>;

    fn step(&mut self, work: u32) -> bool {
        let done = self.search.step(work.into());
        if done {
            for losses in self.unsettled.drain(..) {
                self.search.settle(losses, NODES_TO_SETTLE);
            }
        }
        done
    }

    fn answer(&self) -> Advice<Action> {
        ranked(&self.search)
    }

    fn examined(&self) -> u64 {
        self.search.search().nodes()
    }
}

/// All actions, the best first.
fn ranked<E: Evaluator>(deepening: &IterativeDeepening<E>) -> Advice<Action> {
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
    Choice::new(
        action,
        Estimate {
            value: value as f32,
            score: points,
            win: Some(chance(value)),
            samples: 1,
        },
    )
}

/// By how many points of the round a side is ahead.
fn points_ahead(position: &Position, side: Side) -> f32 {
    let points = |side| position.pile(side).points() as f32;
    points(side) - points(side.other())
}

impl BotGame for Debacle {
    type Extra = NoTask;

    const WEIGHTS: &'static [Weights] = &[Weights::new(
        "debacle",
        || learned().is_some(),
        |bytes| Ok(load_weights(bytes)?),
    )];

    fn weights(task: &GameTask<Debacle>) -> Option<Weights> {
        let takes = match task {
            GameTask::Decision(task) => task.level.base(Debacle::ID) == Level::Expert,
            GameTask::Judge(_) => true,
            GameTask::Extra(never) => match *never {},
        };
        Self::WEIGHTS.first().copied().filter(|_| takes)
    }

    fn search(task: &Task<Debacle>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
        search(task)
    }

    fn liking(style: Style, view: &DebacleView, action: Action) -> Option<f32> {
        style::liking(style, view, action)
    }

    fn about_equal(style: Style, _level: Level) -> Option<f32> {
        style::about_equal(style)
    }

    fn judge(task: &JudgeTask<Debacle>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
        judge(task)
    }

    fn extra(never: &NoTask) -> Result<Box<dyn WorkerSearch>, TaskError> {
        match *never {}
    }
}
