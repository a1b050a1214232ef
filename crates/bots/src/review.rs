//! What the reviews of all games share: the best action compared with the one that was taken.

use core::fmt::Display;

use engine::{Game, View};
use protocol::{Expectation, MoveReview, ReviewTask, TaskError};

/// The action that was taken in a decision under review.
///
/// # Errors
///
/// [`TaskError::NothingToDecide`] if the view's seat is not to decide, [`TaskError::Impossible`] if the
/// action is not legal there.
pub(crate) fn played_action<G: Game>(task: &ReviewTask<G>) -> Result<G::Action, TaskError> {
    let view = &task.decision.view;
    if !view.to_decide() {
        return Err(TaskError::NothingToDecide);
    }
    let action = task.played.parse().map_err(|_| TaskError::Impossible)?;
    let mut found = false;
    view.actions(&mut |other| found |= other == action);
    if found {
        Ok(action)
    } else {
        Err(TaskError::Impossible)
    }
}

/// A review, from the expectations of the best action and of the one that was taken.
pub(crate) fn move_review(
    best: impl Display,
    expectations: [Expectation; 2],
    margin: f32,
) -> MoveReview {
    let [with_best, with_played] = expectations;
    MoveReview {
        best: best.to_string(),
        with_best,
        with_played,
        margin,
    }
}

/// Two actions sampled with the same luck (common random numbers): their difference is known more precisely
/// than either value.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PairedComparison {
    tries: u32,
    sums: [[f64; 2]; 2],
    squares: f64,
}

impl PairedComparison {
    /// Adds a sample: the value and the points of both actions.
    pub fn add(&mut self, best: (f32, f32), played: (f32, f32)) {
        for (sums, one) in self.sums.iter_mut().zip([best, played]) {
            sums[0] += f64::from(one.0);
            sums[1] += f64::from(one.1);
        }
        self.squares += f64::from(best.0 - played.0).powi(2);
        self.tries += 1;
    }

    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// The mean values and points.
    pub fn expectations(&self) -> [Expectation; 2] {
        let tries = f64::from(self.tries.max(1));
        self.sums.map(|[value, score]| Expectation {
            value: (value / tries) as f32,
            score: (score / tries) as f32,
        })
    }

    /// Two standard errors of the difference of the values.
    pub fn margin(&self) -> f32 {
        let tries = f64::from(self.tries);
        if self.tries < 2 {
            return 1.0;
        }
        let mean = (self.sums[0][0] - self.sums[1][0]) / tries;
        let variance = (self.squares / tries - mean * mean).max(0.0);
        (2.0 * (variance / (tries - 1.0)).sqrt()) as f32
    }
}

#[cfg(test)]
mod tests;
