//! Judges decisions in Débâcle.

use engine::debacle::{Action, Debacle};
use protocol::{Expectation, JudgeTask, JudgedAction, Judgement, LineStep, TaskError};

use super::evaluator::Evaluator;
use super::in_match::InMatch;
use super::iterative_deepening::{Budget, Candidate, IterativeDeepening};
use super::value::{SURE, WON, chance};
use super::{DEPTH, bits, deepening, learned};
use crate::judge::played_action;
use crate::{AnytimeSearch, BoxedSearch};

/// How much of the win a search may be wrong about the difference of two actions.
const MARGIN: f32 = 0.02;
/// The most positions of the search for the best action: those of the expert.
const NODES: u64 = 50_000;
/// The most positions to search after that, as deep, to find out the values of the other actions.
const NODES_OF_OTHERS: u64 = 100_000;
/// The most positions for the action that was taken, if its value is still not known.
const NODES_OF_PLAYED: u64 = 50_000;
/// The losses up to which the values of other actions are found out, in the unit of values: about 6 % of the win at an
/// even score. If too few are within the first, those within the next are.
const NEAR: [i32; 3] = [100, 400, 2 * WON];
/// So many actions are examined closely at least: as many as a hint shows.
const SHOWN: usize = 3;

/// Begins to judge a decision.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn judge(task: &JudgeTask<Debacle>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
    let played = played_action(task)?;
    let net = learned().ok_or(TaskError::WeightsNotLoaded)?;
    let nodes = task.effort.of(NODES);
    let budget = Budget {
        nodes,
        depth: DEPTH,
    };
    Ok(Box::new(Judge {
        search: deepening(InMatch(net), &task.view, budget, bits(nodes)),
        known: Vec::new(),
        left: task.effort.of(NODES_OF_OTHERS),
        for_played: task.effort.of(NODES_OF_PLAYED),
        played,
        stage: Stage::Best,
        is_running: false,
    }))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The search for the best action, deeper and deeper; the others get upper bounds.
    Best,
    /// The values of the others, as far as they lose no more than this of [`NEAR`].
    Others(usize),
    /// The value of the action that was taken.
    Played,
    Done,
}

/// A judgement under way.
struct Judge<E: Evaluator> {
    search: IterativeDeepening<E>,
    /// The others that were searched as deep as the best one: their values, or, if they lose more than the stage asks for,
    /// upper bounds.
    known: Vec<Known>,
    /// How many positions may still be searched at this stage.
    left: u64,
    /// How many may be for the action that was taken.
    for_played: u64,
    played: Option<Action>,
    stage: Stage,
    /// Whether the search of the next action has begun.
    is_running: bool,
}

/// What is known about an action that was searched as deep as the best one.
struct Known {
    action: Action,
    /// The loss up to which it was searched.
    up_to: i32,
    /// Whether it loses more than that.
    loses_more: bool,
}

impl<E: Evaluator> Judge<E> {
    /// The next action whose value is to be found out, and up to which loss; `None` if there is none at this stage.
    fn next(&self) -> Option<(Action, i32)> {
        let best = self.search.best()?;
        let (up_to, only) = match self.stage {
            Stage::Others(stage) => (NEAR[stage], None),
            Stage::Played => (2 * WON, Some(self.played?)),
            Stage::Best | Stage::Done => return None,
        };
        let is_open = |candidate: &&Candidate| {
            candidate.action != best.action
                && only.is_none_or(|only| only == candidate.action)
                && best.value.saturating_sub(candidate.value) <= up_to
                && !self.known.iter().any(|known| {
                    known.action == candidate.action && (!known.loses_more || known.up_to >= up_to)
                })
        };
        let mut others = self.search.each().filter(is_open);
        others.next().map(|candidate| (candidate.action, up_to))
    }

    /// Searches at most so many positions.
    fn advance(&mut self, nodes: u64) {
        if self.stage == Stage::Best {
            if self.search.step(nodes) {
                self.stage = Stage::Others(0);
            }
            return;
        }
        let (Some((action, up_to)), true) = (self.next(), self.left > 0) else {
            return self.end_stage();
        };
        if !self.is_running {
            self.search.begin_again(action, up_to);
            self.is_running = true;
        }
        let before = self.search.search().nodes();
        if let Some(loses_more) = self
            .search
            .search_again(action, up_to, nodes.min(self.left))
        {
            self.is_running = false;
            self.known.retain(|known| known.action != action);
            self.known.push(Known {
                action,
                up_to,
                loses_more,
            });
        }
        let searched = self.search.search().nodes() - before;
        // A position that needs no search still counts, so that this ends.
        self.left = self.left.saturating_sub(searched.max(1));
    }

    fn end_stage(&mut self) {
        self.is_running = false;
        let close = 1 + self.known.iter().filter(|known| !known.loses_more).count();
        self.stage = match self.stage {
            Stage::Others(stage) if close < SHOWN && self.left > 0 && stage + 1 < NEAR.len() => {
                Stage::Others(stage + 1)
            }
            Stage::Others(_) if self.played.is_some() => {
                self.left = self.for_played;
                Stage::Played
            }
            _ => Stage::Done,
        };
    }

    fn is_close(&self, action: Action) -> bool {
        let is_known = |known: &Known| known.action == action && !known.loses_more;
        self.search.best().is_some_and(|best| best.action == action)
            || self.known.iter().any(is_known)
    }
}

impl<E: Evaluator> AnytimeSearch for Judge<E> {
    type Answer = Judgement<Action>;

    fn step(&mut self, work: u32) -> bool {
        self.advance(work.into());
        self.stage == Stage::Done
    }

    fn answer(&self) -> Judgement<Action> {
        let judged = self
            .search
            .candidates()
            .into_iter()
            .map(|candidate| JudgedAction {
                action: candidate.action,
                expectation: Expectation {
                    value: chance(candidate.value),
                    score: self.search.points_ahead(&candidate),
                },
                error: 0.0,
                examined: candidate.depth.max(0) as u32,
                is_close: self.is_close(candidate.action),
            });
        let mut judgement = Judgement::new(judged.collect(), MARGIN);
        if let Some(best) = self.search.best() {
            let actions = core::iter::once(&best.action).chain(&best.line);
            let values = self.search.values_along(best).map(chance);
            let steps = actions.zip(values);
            judgement.line = steps
                .map(|(&action, value)| LineStep { action, value })
                .collect();
            judgement.is_exact = best.value.abs() > SURE;
        }
        judgement.is_done = self.stage == Stage::Done;
        judgement
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use crate::finish;
    use engine::{Game, View};
    use protocol::Effort;

    fn judged(game: &Debacle, effort: u32) -> Judgement<Action> {
        let view = game.view(Some(game.position().mover().seat()));
        let effort = Effort(effort);
        finish(judge(&JudgeTask::new(view, effort)).unwrap())
    }

    #[test]
    fn the_best_line_can_be_played_and_more_effort_looks_deeper() {
        let mut ends = 0;
        for (game, _) in positions(12) {
            let (quick, long) = (judged(&game, 1), judged(&game, 30));
            let depth = |of: &Judgement<Action>| of.best().unwrap().examined;
            assert!(depth(&long) >= depth(&quick), "{quick:?} and {long:?}");
            for found in [quick, long] {
                let best = found.best().unwrap();
                assert_eq!(found.line[0].action, best.action);
                assert!((0.0..=1.0).contains(&best.expectation.value));
                let mut position = *game.position();
                for step in &found.line {
                    assert_eq!(position.act(step.action), Ok(()), "{found:?}");
                }
                let last = found.line.last().unwrap();
                // At the end of a round, the value is that of the search.
                let end = position.is_over();
                assert!(
                    !end || (last.value - best.expectation.value).abs() < 0.01,
                    "{found:?}"
                );
                ends += usize::from(end);
            }
        }
        assert!(ends > 0, "no line leads to the end of its round");
    }

    #[test]
    fn where_another_decides_there_is_nothing_to_judge() {
        for (game, _) in positions(3) {
            let view = game.view(Some(game.position().mover().other().seat()));
            assert!(!view.to_decide());
            let task = JudgeTask::new(view, Effort(1));
            assert_eq!(judge(&task).err(), Some(TaskError::NothingToDecide));
        }
    }
}
