//! What the judges of all games share.

use engine::{Game, View};
use protocol::{Effort, JudgeTask, TaskError};

/// The seed of a judge's samples: a decision always has the same luck, and other luck with another effort, so that a
/// judgement can be checked by a larger one.
pub(crate) fn luck(effort: Effort) -> u64 {
    0x5851_f42d_4c95_7f2d ^ (u64::from(effort.0) << 32)
}

/// The action that was taken in a decision to be judged, if one was.
///
/// # Errors
///
/// [`TaskError::NothingToDecide`] if the view's seat is not to decide, [`TaskError::Impossible`] if the action is not
/// legal there, or if the view is not one of the open state.
pub(crate) fn played_action<G: Game>(task: &JudgeTask<G>) -> Result<Option<G::Action>, TaskError> {
    if !task.view.to_decide() {
        return Err(TaskError::NothingToDecide);
    }
    let view = &task.view;
    let is_of = |state: &G| state.view(view.seat()) == *view;
    if !task.open.as_ref().is_none_or(is_of) {
        return Err(TaskError::Impossible);
    }
    let Some(played) = &task.played else {
        return Ok(None);
    };
    let action = played.parse().map_err(|_| TaskError::Impossible)?;
    let mut found = false;
    task.view.actions(&mut |other| found |= other == action);
    found.then_some(Some(action)).ok_or(TaskError::Impossible)
}

#[cfg(test)]
mod tests;
