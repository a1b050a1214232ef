//! Reviews of decisions in Dékal.

use engine::View;
use engine::dekal::{Action, Dekal};
use protocol::{MoveReview, ReviewTask, TaskError};

use super::round::Round;
use super::search::Search;
use super::{EXPERT, learned};
use crate::review::{PairedComparison, move_review, played_action};
use crate::{AnytimeSearch, BoxedSearch};

/// The margin: how much of the win the network may be wrong about the difference of two actions; of the
/// round's, or of the match's, of which a round decides a part.
const MARGIN: [f32; 2] = [0.01, 0.005];

/// The number of samples of the next two turns' cards where more than two play.
const SAMPLES: u64 = 8;

/// Begins a review.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn review(task: &ReviewTask<Dekal>) -> Result<BoxedSearch<MoveReview>, TaskError> {
    let (task, played) = (&task.decision, played_action(task)?);
    let seat = task.view.seat().ok_or(TaskError::NothingToDecide)?;
    let round = Round::of(task.view.table());
    let net = learned(round.seats).ok_or(TaskError::WeightsNotLoaded)?;
    Ok(Box::new(DecisionReview {
        search: Search::new(net, &round, seat.index(), task.seed, EXPERT),
        // With two seats nothing is sampled.
        samples: if round.seats == 2 { 1 } else { SAMPLES },
        sampled: 0,
        comparison: PairedComparison::default(),
        seed: task.seed,
        margin: MARGIN[usize::from(round.match_totals.is_some())],
        played,
    }))
}

/// A review under way: first the search for the best action, then its comparison with the one that was taken.
struct DecisionReview {
    search: Search,
    samples: u64,
    /// How many of the samples have been taken.
    sampled: u64,
    comparison: PairedComparison,
    seed: u64,
    margin: f32,
    played: Action,
}

impl DecisionReview {
    fn best(&self) -> Action {
        self.search.found().best().unwrap_or(self.played)
    }

    /// The values and points of the best action and of the one that was taken, in the sample of this number.
    fn sample(&self, number: u64) -> Option<[(f32, f32); 2]> {
        // Other luck than that by which the best action was found.
        let seed = self.seed.wrapping_add(number);
        let look = |action| {
            let found = self.search.evaluate_deeply(action, seed)?;
            Some((found.value, found.points))
        };
        Some([look(self.best())?, look(self.played)?])
    }
}

impl AnytimeSearch for DecisionReview {
    type Answer = MoveReview;

    fn step(&mut self, work: u32) -> bool {
        if !self.search.step(work) {
            return false;
        }
        // A sample takes longer than a step should, so each has one of its own.
        if self.sampled < self.samples {
            self.sampled += 1;
            if let Some([best, played]) = self.sample(self.sampled) {
                self.comparison.add(best, played);
            }
        }
        self.sampled == self.samples
    }

    fn answer(&self) -> MoveReview {
        let mut comparison = self.comparison;
        // Time may be up before the two were compared.
        if self.sampled == 0
            && let Some([best, played]) = self.sample(1)
        {
            comparison.add(best, played);
        }
        let margin = match self.samples {
            1 => self.margin,
            _ => self.margin.max(comparison.margin()),
        };
        move_review(self.best(), comparison.expectations(), margin)
    }
}
