//! Asks the workers to judge the decisions of a match.

use core::fmt::Display;

use engine::Match;
use protocol::Judgement;
use yew::prelude::*;

use super::decisions::tasks;
use super::store;
use pool::{Batch, Pool, PoolError, Question, Questions};
use table::Playable;

/// The progress of a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of decisions that have been judged.
    pub done: usize,
    /// The error that stopped the workers, if there was one.
    pub error: Option<PoolError>,
}

/// The questions about the decisions that are `wanted` and have no answer in the store yet. `count` is the
/// number of all decisions of the match. Each question is made when it is asked, and stores its own answer
/// under `key`.
pub fn open_questions<G: Playable>(
    play: &Match<G::Game>,
    key: String,
    count: usize,
    wanted: impl Fn(usize) -> bool + 'static,
) -> Questions {
    Box::new(tasks::<G>(play).filter_map(move |(number, task, played)| {
        if !wanted(number) || store::knows(&key, count, number) {
            return None;
        }
        let key = key.clone();
        let question = Question::new(&task, move |found| {
            // A judgement has every legal action, and the one that was taken was legal.
            let review = found.review(played).ok_or(PoolError::Crashed)?;
            store::put(&key, count, number, (review, good(&found)));
            Ok(())
        });
        Some((number, question))
    }))
}

/// The actions that are as good as the best, in the game's notation.
pub fn good<A: Copy + PartialEq + Display>(found: &Judgement<A>) -> Vec<String> {
    let all = found.actions().iter();
    let good = all.filter(|action| found.is_as_good(action));
    good.map(|one| one.action.to_string()).collect()
}

/// Has the decisions of a match judged and returns the progress. A new number of `attempt` starts again after
/// an error or a stop; `None` pauses. Decisions that have been judged are not judged again. `ask` makes the
/// questions (see [`open_questions`]).
#[hook]
pub fn use_progress(
    key: &AttrValue,
    count: usize,
    attempt: Option<u32>,
    pool: &Pool,
    ask: &Callback<(), Questions>,
) -> Progress {
    let progress = use_state_eq(|| Progress {
        done: store::count(key, count),
        error: None,
    });
    let setter = progress.setter();
    let (pool, ask) = (pool.clone(), ask.clone());
    use_effect_with(
        (key.clone(), count, attempt),
        move |(key, count, attempt)| {
            let (key, count) = (key.clone(), *count);
            let tell = move |error: Option<PoolError>| {
                setter.set(Progress {
                    done: store::count(&key, count),
                    error,
                });
            };
            let batch = attempt.map(|_| {
                tell(None);
                Batch::begin(pool, ask.emit(()), move |_, result| {
                    let error = result.err();
                    tell(error);
                    error.is_none()
                })
            });
            move || drop(batch)
        },
    );
    *progress
}
