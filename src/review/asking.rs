//! Has the workers judge the decisions of a match, a few at a time.

use std::cell::RefCell;
use std::rc::Rc;

use protocol::{AnyAdvice, AnyTask};
use yew::prelude::*;

use super::store;
use crate::pool::{Pool, PoolError, Ticket};

/// So many decisions are asked about at a time: enough to keep every worker of
/// a pool busy, and few enough to be dropped quickly.
const AHEAD: usize = 8;

/// The questions about a match, each put together when its turn comes.
pub type Questions = Box<dyn Iterator<Item = AnyTask>>;

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many decisions have been judged.
    pub done: usize,
    /// Why the workers cannot go on, if they cannot.
    pub trouble: Option<PoolError>,
}

/// What is being asked.
struct Asking {
    key: AttrValue,
    count: usize,
    pool: Pool,
    questions: RefCell<std::iter::Enumerate<Questions>>,
    tickets: RefCell<Vec<(usize, Ticket)>>,
    tell: Callback<Option<PoolError>>,
}

impl Asking {
    /// Asks on, as far ahead as is good.
    fn go_on(self: &Rc<Self>) {
        while self.tickets.borrow().len() < AHEAD {
            let Some((number, task)) = self.next() else {
                return;
            };
            // Weak, since the ticket that holds the callback is held in turn.
            let asking = Rc::downgrade(self);
            let ticket = self.pool.ask(task, move |answer| {
                if let Some(asking) = asking.upgrade() {
                    asking.hear(number, answer);
                }
            });
            self.tickets.borrow_mut().push((number, ticket));
        }
    }

    /// The next question that has no answer yet.
    fn next(&self) -> Option<(usize, AnyTask)> {
        let mut questions = self.questions.borrow_mut();
        questions.find(|(number, _)| !store::knows(&self.key, self.count, *number))
    }

    fn hear(self: &Rc<Self>, number: usize, answer: Result<AnyAdvice, PoolError>) {
        let mut tickets = self.tickets.borrow_mut();
        tickets.retain(|(asked, _)| *asked != number);
        drop(tickets);
        let trouble = match answer {
            Ok(AnyAdvice::Appraisal(finding)) => {
                store::put(&self.key, self.count, number, finding);
                self.go_on();
                None
            }
            Ok(_) => Some(PoolError::Crashed),
            Err(why) => Some(why),
        };
        if trouble.is_some() {
            drop(self.tickets.take());
        }
        self.tell.emit(trouble);
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
            let tell = Callback::from(move |trouble| {
                setter.set(Progress {
                    done: store::count(&told, count),
                    trouble,
                });
            });
            let asking = attempt.map(|_| {
                tell.emit(None);
                let asking = Rc::new(Asking {
                    key,
                    count,
                    pool,
                    questions: RefCell::new(ask.emit(()).enumerate()),
                    tickets: RefCell::default(),
                    tell,
                });
                asking.go_on();
                asking
            });
            move || drop(asking)
        },
    );
    *progress
}
