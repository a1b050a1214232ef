//! The pool in the browser: for each game that somebody asks about, workers of
//! its own.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::{Rc, Weak};

use engine::GameId;
use protocol::{AnyAdvice, AnyTask};

use super::config::{Config, PoolError};
use super::scheduler::DecisionId;
use super::worker_pool::Crew;

/// The workers in which the bots think. A handle: clones share the workers,
/// which end when the last handle is dropped.
///
/// Workers are for one game. When another one is asked about, those that
/// nobody waits for end.
#[derive(Clone)]
pub struct Pool(Rc<Crews>);

struct Crews {
    config: Config,
    crews: RefCell<Vec<Rc<Crew>>>,
    disposed: Cell<bool>,
}

/// Somebody's claim to advice. Dropping it cancels the question, and its
/// callback is then never called.
#[must_use = "dropping the ticket cancels the question"]
pub struct Ticket {
    crew: Weak<Crew>,
    decision: DecisionId,
}

impl Pool {
    /// A pool without workers yet: they start when there is something to do.
    pub fn new(config: Config) -> Pool {
        Pool(Rc::new(Crews {
            config,
            crews: RefCell::default(),
            disposed: Cell::new(false),
        }))
    }

    /// A pool with as many workers as suit the machine.
    pub fn for_this_machine() -> Pool {
        let threads =
            web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
        Pool::new(Config::for_threads(threads as usize))
    }

    /// Lets a game's first worker load, since somebody will soon ask about it.
    pub fn warm_up(&self, game: GameId) {
        if !self.0.disposed.get() {
            self.crew(game).warm_up();
        }
    }

    /// Asks for advice. The decision is cut into the shares of its level,
    /// whatever the task's own share says.
    ///
    /// `callback` is called once, never before this returns and never while
    /// yew renders; not at all if the ticket or the pool is given up before.
    pub fn ask(
        &self,
        task: AnyTask,
        callback: impl FnOnce(Result<AnyAdvice, PoolError>) + 'static,
    ) -> Ticket {
        if self.0.disposed.get() {
            return Ticket {
                crew: Weak::new(),
                decision: DecisionId(0),
            };
        }
        let crew = self.crew(task.game());
        let decision = crew.ask(task, Box::new(callback));
        Ticket {
            crew: Rc::downgrade(&crew),
            decision,
        }
    }

    /// Ends all workers and forgets all questions, for good: later ones are
    /// not answered.
    pub fn dispose(&self) {
        self.0.disposed.set(true);
        for crew in self.0.crews.take() {
            crew.dispose();
        }
    }

    /// The workers of a game. Those of others go, unless somebody waits for
    /// them.
    fn crew(&self, game: GameId) -> Rc<Crew> {
        let mut crews = self.0.crews.borrow_mut();
        crews.retain(|crew| crew.game() == game || crew.is_awaited());
        match crews.iter().find(|crew| crew.game() == game) {
            Some(crew) => crew.clone(),
            None => {
                let crew = Crew::new(game, self.0.config);
                crews.push(crew.clone());
                crew
            }
        }
    }
}

impl PartialEq for Pool {
    /// Whether both are handles to the same workers.
    fn eq(&self, other: &Pool) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").finish_non_exhaustive()
    }
}

impl Ticket {
    /// Cancels the question, as dropping the ticket does.
    pub fn cancel(self) {}
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if let Some(crew) = self.crew.upgrade() {
            crew.cancel(self.decision);
        }
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ticket").field(&self.decision).finish()
    }
}
