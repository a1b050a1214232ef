//! Reviews of decisions in Débâcle.

use engine::debacle::{Action, Debacle};
use protocol::{Expectation, MoveReview, ReviewTask, TaskError};

use super::evaluator::Evaluator;
use super::iterative_deepening::{Budget, Candidate, IterativeDeepening};
use super::value::chance;
use super::{DEPTH, bits, deepening, learned};
use crate::review::{move_review, played_action};
use crate::{AnytimeSearch, BoxedSearch};

/// The margin: how much of the win a search may be wrong about the difference of two actions.
const MARGIN: f32 = 0.02;

/// The limits of the search for the best action: half of the expert's positions, or the review of a match would take twice
/// as long.
const BUDGET: Budget = Budget {
    nodes: 30_000,
    depth: DEPTH,
};

/// The most positions to search after the action that was taken, to reach the depth of the best action.
const NODES: u64 = 60_000;

/// Begins a review.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn review(task: &ReviewTask<Debacle>) -> Result<BoxedSearch<MoveReview>, TaskError> {
    let (task, played) = (&task.decision, played_action(task)?);
    let net = learned().ok_or(TaskError::WeightsNotLoaded)?;
    let search = deepening(net, &task.view, BUDGET, bits(BUDGET.nodes));
    Ok(Box::new(DecisionReview {
        best: None,
        search: Some(search),
        played,
    }))
}

/// The result of the search for the best action.
struct Best {
    action: Action,
    expectation: Expectation,
}

/// A review under way: first the search for the best action, then, if another one was taken, a search of the
/// same depth after that.
struct DecisionReview<E: Evaluator> {
    best: Option<Best>,
    /// Present between two steps.
    search: Option<IterativeDeepening<E>>,
    played: Action,
}

fn expectation<E: Evaluator>(search: &IterativeDeepening<E>, candidate: &Candidate) -> Expectation {
    Expectation {
        value: chance(candidate.value),
        score: search.points_ahead(candidate),
    }
}

impl<E: Evaluator> DecisionReview<E> {
    /// Searches on; returns whether this search is done.
    fn look(&mut self, work: u32) -> bool {
        let search = self.search.as_mut();
        search.is_none_or(|search| search.step(work.into()))
    }

    /// Begins the search after the action that was taken; `false` if none is needed.
    fn turn_to_played(&mut self) -> bool {
        let Some(best) = self
            .search
            .as_ref()
            .and_then(IterativeDeepening::best)
            .cloned()
        else {
            return false;
        };
        if best.action == self.played {
            return false;
        }
        let depth = best.depth;
        self.best = self.search.as_ref().map(|search| Best {
            action: best.action,
            expectation: expectation(search, &best),
        });
        let budget = Budget {
            nodes: NODES,
            depth,
        };
        let search = self.search.take();
        self.search = search.map(|search| search.only(self.played, budget));
        true
    }
}

impl<E: Evaluator> AnytimeSearch for DecisionReview<E> {
    type Answer = MoveReview;

    fn step(&mut self, work: u32) -> bool {
        self.look(work) && (self.best.is_some() || !self.turn_to_played())
    }

    fn answer(&self) -> MoveReview {
        let looked_at = self.search.as_ref();
        let now = looked_at
            .and_then(|search| Some((search.best()?.action, expectation(search, search.best()?))));
        // A position in which a seat decides has actions.
        let (action, with) = now.unwrap_or((self.played, Expectation::default()));
        match &self.best {
            Some(best) => move_review(best.action, [best.expectation, with], MARGIN),
            None if action == self.played => move_review(action, [with; 2], MARGIN),
            // Time was up before the second search.
            None => move_review(action, [with; 2], 1.0),
        }
    }
}
