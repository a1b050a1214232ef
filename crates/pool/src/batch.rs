//! Batches: many questions, asked a few at a time.

use std::cell::RefCell;
use std::fmt;
use std::rc::Rc;

use super::config::PoolError;
use super::question::Question;
use super::web::{Pool, Ticket};

/// How many questions are asked at a time: enough to keep every worker of a pool busy, and few enough to be
/// cancelled quickly.
const MAX_OPEN: usize = 8;

/// Numbered questions; each is built when its turn comes.
pub type Questions = Box<dyn Iterator<Item = (usize, Question)>>;

/// Called with a question's number and its result; returns whether to ask on.
type OnResult = Box<dyn Fn(usize, Result<(), PoolError>) -> bool>;

/// A batch under way. Dropping it cancels the questions that have no answer yet.
pub struct Batch {
    pool: Pool,
    questions: RefCell<Questions>,
    tickets: RefCell<Vec<(usize, Ticket)>>,
    on_result: OnResult,
}

impl Batch {
    /// Begins to ask. `on_result` is called with each question's number and result, as [`Pool::ask`] calls back;
    /// once it returns `false`, nothing more is asked or reported.
    pub fn begin(
        pool: Pool,
        questions: Questions,
        on_result: impl Fn(usize, Result<(), PoolError>) -> bool + 'static,
    ) -> Rc<Batch> {
        let batch = Rc::new(Batch {
            pool,
            questions: RefCell::new(questions),
            tickets: RefCell::default(),
            on_result: Box::new(on_result),
        });
        batch.ask_more();
        batch
    }

    /// Asks further questions, up to the limit.
    fn ask_more(self: &Rc<Self>) {
        while self.tickets.borrow().len() < MAX_OPEN {
            let next = self.questions.borrow_mut().next();
            let Some((number, question)) = next else {
                return;
            };
            // Weak, since the batch holds the ticket, and the ticket the callback.
            let batch = Rc::downgrade(self);
            let ticket = self.pool.ask_question(question, move |result| {
                if let Some(batch) = batch.upgrade() {
                    batch.answered(number, result);
                }
            });
            self.tickets.borrow_mut().push((number, ticket));
        }
    }

    fn answered(self: &Rc<Self>, number: usize, result: Result<(), PoolError>) {
        let mut tickets = self.tickets.borrow_mut();
        tickets.retain(|(asked, _)| *asked != number);
        drop(tickets);
        if (self.on_result)(number, result) {
            self.ask_more()
        } else {
            drop(self.tickets.take())
        }
    }
}

impl fmt::Debug for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch").finish_non_exhaustive()
    }
}
