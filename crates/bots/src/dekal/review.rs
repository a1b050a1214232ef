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
        seed: task.seed,
        margin: MARGIN[usize::from(round.match_totals.is_some())],
        played,
    }))
}

/// A review under way: first the search for the best action, then its comparison with the one that was taken.
struct DecisionReview {
    search: Search,
    samples: u64,
    seed: u64,
    margin: f32,
    played: Action,
}

impl AnytimeSearch for DecisionReview {
    type Answer = MoveReview;

    fn step(&mut self, work: u32) -> bool {
        self.search.step(work)
    }

    fn answer(&self) -> MoveReview {
        let found = self.search.found();
        let (best, played) = (found.best().unwrap_or(self.played), self.played);
        let mut comparison = PairedComparison::default();
        for sample in 1..=self.samples {
            // Other luck than that by which the best action was found.
            let seed = self.seed.wrapping_add(sample);
            let look = |action| self.search.evaluate_deeply(action, seed);
            if let Some((best, played)) = look(best).zip(look(played)) {
                comparison.add((best.value, best.points), (played.value, played.points));
            }
        }
        let margin = match comparison.tries() {
            1 => self.margin,
            _ => self.margin.max(comparison.margin()),
        };
        move_review(best, comparison.expectations(), margin)
    }
}
