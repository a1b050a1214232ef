//! Many questions, asked a few at a time.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use protocol::{AnyAdvice, AnyTask};

use super::config::PoolError;
use super::web::{Pool, Ticket};

/// So many questions are asked at a time: enough to keep every worker of a pool
/// busy, and few enough to be dropped quickly.
const AHEAD: usize = 8;

/// Numbered questions, each put together when its turn comes.
pub type Questions = Box<dyn Iterator<Item = (usize, AnyTask)>>;

/// What hears a question's number and what became of it, and says whether to
/// ask on.
type Hear = Box<dyn Fn(usize, Result<AnyAdvice, PoolError>) -> bool>;

/// Questions that are being asked. When it is dropped those that have no answer
/// yet are dropped as well.
pub struct Asking {
    pool: Pool,
    questions: RefCell<Questions>,
    tickets: RefCell<Vec<(usize, Ticket)>>,
    hear: Hear,
}

impl Asking {
    /// Begins to ask. `hear` is called for every answer, as [`Pool::ask`] does;
    /// once it says no, nothing more is asked and heard.
    pub fn begin(
        pool: Pool,
        questions: Questions,
        hear: impl Fn(usize, Result<AnyAdvice, PoolError>) -> bool + 'static,
    ) -> Rc<Asking> {
        let asking = Rc::new(Asking {
            pool,
            questions: RefCell::new(questions),
            tickets: RefCell::default(),
            hear: Box::new(hear),
        });
        asking.go_on();
        asking
    }

    /// Asks on, as far ahead as is good.
    fn go_on(self: &Rc<Self>) {
        while self.tickets.borrow().len() < AHEAD {
            let next = self.questions.borrow_mut().next();
            let Some((number, task)) = next else {
                return;
            };
            // Weak, since the ticket that holds the callback is held in turn.
            let asking = Rc::downgrade(self);
            let ticket = self.pool.ask(task, move |answer| {
                if let Some(asking) = asking.upgrade() {
                    asking.answered(number, answer);
                }
            });
            self.tickets.borrow_mut().push((number, ticket));
        }
    }

    fn answered(self: &Rc<Self>, number: usize, answer: Result<AnyAdvice, PoolError>) {
        let mut tickets = self.tickets.borrow_mut();
        tickets.retain(|(asked, _)| *asked != number);
        drop(tickets);
        if (self.hear)(number, answer) {
            self.go_on()
        } else {
            drop(self.tickets.take())
        }
    }
}

impl fmt::Debug for Asking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Asking").finish_non_exhaustive()
    }
}
