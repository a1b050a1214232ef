//! Judges decisions in Dékal.

use engine::View;
use engine::dekal::{Action, Dekal};
use protocol::{JudgeTask, JudgedAction, Judgement, TaskError};

use super::round::Round;
use super::search::Search;
use super::symmetry::Symmetry;
use super::{EXPERT, learned};
use crate::judge::{luck, played_action};
use crate::race::Race;
use crate::{AnytimeSearch, BoxedSearch};

/// How much of the win the network may be wrong about the difference of two actions: of the round's, or of the match's, of
/// which a round decides a part.
const MARGIN: [f32; 2] = [0.01, 0.005];
/// The samples of the next two turns' cards where more than two play, and the deals of each.
const SAMPLES: u64 = 60;
const DEALS: u32 = 8;
/// After so many samples of each, actions may be given up.
const LEAST: usize = 5;

/// Begins to judge a decision.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn judge(task: &JudgeTask<Dekal>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
    played_action(task)?;
    let seat = task.view.seat().ok_or(TaskError::NothingToDecide)?;
    let round = Round::of(task.view.table());
    let net = learned(round.seats).ok_or(TaskError::WeightsNotLoaded)?;
    let seed = luck(task.effort);
    let search = Search::new(net, &round, seat.index(), seed, EXPERT);
    let margin = MARGIN[usize::from(round.match_totals.is_some())];
    let symmetries: Vec<Symmetry> = Symmetry::of(task.view.table(), seat).collect();
    let mut at_once: Vec<_> = search.at_once().collect();
    // Whichever of the equals promises the most at once is in the race.
    let mut equals: Vec<(Action, Action)> = Vec::new();
    at_once.retain(|(action, _)| {
        let mut turned = symmetries.iter().map(|one| one.action(*action));
        let first = turned.find_map(|turned| equals.iter().find(|(one, _)| *one == turned));
        let first = first.map_or(*action, |(_, first)| *first);
        equals.push((*action, first));
        first == *action
    });
    Ok(Box::new(Judge {
        race: Race::new(at_once, margin),
        equals,
        // Of two, everything that may come up is looked at.
        samples: if round.seats == 2 {
            1
        } else {
            task.effort.of(SAMPLES) as usize
        },
        margin,
        seed,
        next: 0,
        is_exact: true,
        is_done: false,
        search,
    }))
}

/// A judgement under way: every action is examined closely, or its equal by symmetry is. That takes no longer than the
/// expert's decision times the number of actions; where cards are sampled, it ends once those that are behind are clearly so.
struct Judge {
    search: Search,
    /// Of the actions that are equal by a symmetry of the seat's grid, only one.
    race: Race<Action>,
    /// Every legal action, with the one of its equals that is in the race.
    equals: Vec<(Action, Action)>,
    /// The most samples of an action.
    samples: usize,
    margin: f32,
    /// The seed of the samples.
    seed: u64,
    /// The place of the next action in the race.
    next: usize,
    is_exact: bool,
    is_done: bool,
}

impl Judge {
    /// Examines the next action once.
    fn look(&mut self) {
        if let Some((action, number)) = self.race.get(self.next) {
            // Other luck in each sample.
            let seed = self.seed.wrapping_add(1 + number as u64);
            if let Some((found, is_exact)) = self.search.evaluate_deeply(action, seed, DEALS) {
                self.race.add(action, found.into());
                self.is_exact &= is_exact;
            }
            self.next += 1;
        }
        if self.next < self.race.alive().len() {
            return;
        }
        self.next = 0;
        let samples = self.race.get(0).map_or(0, |(_, samples)| samples);
        let is_decided = samples >= LEAST && self.race.give_up();
        self.is_done = is_decided || samples >= self.samples;
    }
}

impl AnytimeSearch for Judge {
    type Answer = Judgement<Action>;

    /// Examines one action: that takes longer than a step should anyway.
    fn step(&mut self, _work: u32) -> bool {
        if !self.is_done {
            self.look();
        }
        self.is_done
    }

    fn answer(&self) -> Judgement<Action> {
        let judged = self.race.judged();
        let all = self.equals.iter().map(|(action, first)| {
            let first = judged.iter().find(|one| one.action == *first);
            JudgedAction {
                action: *action,
                ..*first.expect("the race judges every action in it")
            }
        });
        let mut judgement = Judgement::new(all.collect(), self.margin);
        judgement.is_done = self.is_done;
        judgement.is_exact = self.is_done && self.is_exact;
        judgement
    }
}
