//! Asks the workers to judge the decisions of a match.

use engine::Match;
use yew::prelude::*;

use super::decisions::tasks;
use super::store;
use pool::{Batch, Pool, PoolError, Question, Questions};
use table::Playable;

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many decisions have been judged.
    pub done: usize,
    /// Why the workers cannot go on, if they cannot.
    pub trouble: Option<PoolError>,
}

/// The questions about the decisions of a match of so many that are `wanted` and have no
/// answer yet, each put together when its turn comes. What is found is kept.
pub fn unanswered<G: Playable>(
    play: &Match<G::Game>,
    key: String,
    count: usize,
    wanted: impl Fn(usize) -> bool + 'static,
) -> Questions {
    Box::new(tasks::<G>(play).filter_map(move |(number, task)| {
        if !wanted(number) || store::knows(&key, count, number) {
            return None;
        }
        let key = key.clone();
        let question = Question::new(&task, move |found| {
            store::put(&key, count, number, found);
            Ok(())
        });
        Some((number, question))
    }))
}

/// Judges the decisions of a match, in an attempt that has this number; in none
/// while there is none. What has been judged before is not judged again.
/// `ask` puts the questions together (see [`unanswered`]).
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
        trouble: None,
    });
    let setter = progress.setter();
    let (pool, ask) = (pool.clone(), ask.clone());
    use_effect_with(
        (key.clone(), count, attempt),
        move |(key, count, attempt)| {
            let (key, count) = (key.clone(), *count);
            let tell = move |trouble: Option<PoolError>| {
                setter.set(Progress {
                    done: store::count(&key, count),
                    trouble,
                });
            };
            let batch = attempt.map(|_| {
                tell(None);
                Batch::begin(pool, ask.emit(()), move |_, result| {
                    let trouble = result.err();
                    tell(trouble);
                    trouble.is_none()
                })
            });
            move || drop(batch)
        },
    );
    *progress
}
