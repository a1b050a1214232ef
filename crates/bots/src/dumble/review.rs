//! Reviews of decisions in Dumble.

use engine::View;
use engine::dumble::{Action, Dumble};
use protocol::{MoveReview, ReviewTask, Shard, Task, TaskError};

use super::learned;
use super::search::Search;
use crate::review::{PairedComparison, move_review, played_action};
use crate::{AnytimeSearch, BoxedSearch};

/// The playouts by which the best action is found: fewer than the expert's, since a match has hundreds of decisions to look
/// back at.
const PLAYOUTS_TO_FIND_BEST: u32 = 3_000;
/// The number of samples of the best action and of the one that was taken.
const SAMPLES: u32 = 1_500;
/// How often the best action is tried if it was the one taken: enough for its expectation.
const SAMPLES_OF_BEST: u32 = 500;
/// The least margin: how much of the win the playouts may be wrong about two actions, however many there are.
const MARGIN: f32 = 0.005;

/// Begins a review.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn review(task: &ReviewTask<Dumble>) -> Result<BoxedSearch<MoveReview>, TaskError> {
    let (task, played) = (&task.decision, played_action(task)?);
    let seat = task.view.seat().ok_or(TaskError::NothingToDecide)?;
    let values = learned().ok_or(TaskError::WeightsNotLoaded)?;
    let whole = Task {
        style: None,
        shard: Shard::WHOLE,
        ..task.clone()
    };
    Ok(Box::new(DecisionReview {
        search: Search::new(&whole, seat, values, PLAYOUTS_TO_FIND_BEST),
        // Other seeds than those by which the best action was found.
        seed: task.seed.rotate_left(32) ^ 0x5851_f42d_4c95_7f2d,
        played,
        comparison: PairedComparison::default(),
    }))
}

/// A review under way: first the search for the best action, then samples of it and of the one that was
/// taken.
struct DecisionReview {
    search: Search,
    seed: u64,
    played: Action,
    comparison: PairedComparison,
}

impl DecisionReview {
    fn best(&self) -> Action {
        self.search.best().unwrap_or(self.played)
    }

    fn compare(&mut self, best: Action) {
        let seed = self.seed.wrapping_add(u64::from(self.comparison.tries()));
        self.search.determinize(seed);
        let with_best = self.search.play_on(best);
        let with_played = if best == self.played {
            with_best
        } else {
            self.search.play_on(self.played)
        };
        self.comparison.add(with_best, with_played);
    }
}

impl AnytimeSearch for DecisionReview {
    type Answer = MoveReview;

    fn step(&mut self, work: u32) -> bool {
        if !self.search.step(work) {
            return false;
        }
        let best = self.best();
        let tries = if best == self.played {
            SAMPLES_OF_BEST
        } else {
            SAMPLES
        };
        for _ in 0..work {
            if self.comparison.tries() >= tries {
                break;
            }
            self.compare(best);
        }
        self.comparison.tries() >= tries
    }

    /// `None` until there is a sample.
    fn answer(&self) -> MoveReview {
        let best = self.best();
        if self.comparison.tries() > 0 {
            let margin = MARGIN.max(self.comparison.margin());
            return move_review(best, self.comparison.expectations(), margin);
        }
        // Time was up before the two were sampled.
        let Some(with_best) = self.search.sampled(best) else {
            return move_review("", Default::default(), 1.0);
        };
        let mut early = PairedComparison::default();
        early.add(
            with_best,
            self.search.sampled(self.played).unwrap_or(with_best),
        );
        move_review(best, early.expectations(), 1.0)
    }
}
