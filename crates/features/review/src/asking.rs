//! Has the workers judge the decisions of a match.

use protocol::{AnyAdvice, AnyTask};
use yew::prelude::*;

use super::store;
use pool::{Asking, Pool, PoolError, Questions};

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many decisions have been judged.
    pub done: usize,
    /// Why the workers cannot go on, if they cannot.
    pub trouble: Option<PoolError>,
}

/// The questions about a match of so many decisions that have no answer yet,
/// each looked at when its turn comes.
pub fn unanswered(key: String, count: usize, questions: Questions) -> Questions {
    let is_new = move |(number, _): &(usize, AnyTask)| !store::knows(&key, count, *number);
    Box::new(questions.filter(is_new))
}

/// Keeps the answer about a decision.
///
/// # Errors
/// If there is none.
pub fn keep(
    key: &str,
    count: usize,
    number: usize,
    answer: Result<AnyAdvice, PoolError>,
) -> Result<(), PoolError> {
    match answer? {
        AnyAdvice::Appraisal(finding) => {
            store::put(key, count, number, finding);
            Ok(())
        }
        _ => Err(PoolError::Crashed),
    }
}

/// Judges the decisions of a match, in an attempt that has this number; in none
/// while there is none. What has been judged before is not judged again.
/// `ask` puts the questions together.
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
            let told = key.clone();
            let tell = move |trouble: Option<PoolError>| {
                setter.set(Progress {
                    done: store::count(&told, count),
                    trouble,
                });
            };
            let asking = attempt.map(|_| {
                tell(None);
                let questions = unanswered(key.to_string(), count, ask.emit(()));
                Asking::begin(pool, questions, move |number, answer| {
                    let trouble = keep(&key, count, number, answer).err();
                    tell(trouble);
                    trouble.is_none()
                })
            });
            move || drop(asking)
        },
    );
    *progress
}
