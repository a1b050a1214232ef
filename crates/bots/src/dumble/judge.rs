//! Judges decisions in Dumble.

use engine::View;
use engine::dumble::{Action, Dumble};
use protocol::{Expectation, JudgeTask, Judgement, Level, Shard, Task, TaskError};

use super::learned;
use super::prior::action_values;
use super::search::Search;
use crate::judge::{luck, played_action};
use crate::race::Race;
use crate::{AnytimeSearch, BoxedSearch};

/// How much of the win the playouts may be wrong about two actions, however many there are.
const MARGIN: f32 = 0.005;
/// The playouts of a decision.
const PLAYOUTS: u64 = 16_000;
/// After this many samples of each, actions may be given up.
const LOT: usize = 32;

/// Begins to judge a decision.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn judge(task: &JudgeTask<Dumble>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
    played_action(task)?;
    let seat = task.view.seat().ok_or(TaskError::NothingToDecide)?;
    let values = learned().ok_or(TaskError::WeightsNotLoaded)?;
    let decision = Task {
        view: task.view,
        level: Level::Expert,
        style: None,
        seed: luck(task.effort),
        shard: Shard::WHOLE,
    };
    // The race prefers what comes first where nothing tells two actions apart: what the learned values prefer.
    let mut actions = action_values(values, &task.view, seat);
    actions.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let first = |(action, _)| (action, Expectation::default());
    Ok(Box::new(Judge {
        race: Race::new(actions.into_iter().map(first).collect(), MARGIN),
        sampler: Search::new(&decision, seat, values, 1).with_open(task.open),
        seed: luck(task.effort),
        next: 0,
        playouts: task.effort.of(PLAYOUTS),
        is_done: false,
    }))
}

/// A judgement under way: every action is tried on the same samples of the others' hands and of the stock, until those
/// that are behind are clearly so.
struct Judge {
    race: Race<Action>,
    sampler: Search,
    /// The seed of the samples.
    seed: u64,
    /// The place of the next action in the race.
    next: usize,
    /// How many playouts are left.
    playouts: u64,
    is_done: bool,
}

impl Judge {
    fn play_out(&mut self) {
        let Some((action, sample)) = self.race.get(self.next) else {
            self.is_done = true;
            return;
        };
        if self.next == 0 {
            self.sampler
                .determinize(self.seed.wrapping_add(sample as u64));
        }
        let (value, score) = self.sampler.play_on(action);
        self.race.add(action, Expectation { value, score });
        self.playouts = self.playouts.saturating_sub(1);
        self.next += 1;
        if self.next < self.race.alive().len() {
            return;
        }
        self.next = 0;
        let is_decided = (sample + 1).is_multiple_of(LOT) && self.race.give_up();
        // A single action is tried, too, for its expectation.
        self.is_done = is_decided || self.playouts < self.race.alive().len() as u64;
    }
}

impl AnytimeSearch for Judge {
    type Answer = Judgement<Action>;

    fn step(&mut self, work: u32) -> bool {
        for _ in 0..work {
            if self.is_done {
                break;
            }
            self.play_out();
        }
        self.is_done
    }

    /// Empty until every action was tried.
    fn answer(&self) -> Judgement<Action> {
        let judged = self.race.judged();
        let is_tried = judged.iter().all(|one| one.is_close);
        let mut judgement = Judgement::new(if is_tried { judged } else { Vec::new() }, MARGIN);
        judgement.is_done = self.is_done;
        judgement
    }
}
