//! The pool in the browser: workers for each game that is asked about.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::{Rc, Weak};

use engine::{Game, GameId};
use protocol::{WorkerTask, decode};

use super::config::{Config, PoolError};
use super::question::{Question, job, merged};
use super::scheduler::{DecisionId, Job};
use super::worker_pool::{Callback, OnInterim, WorkerPool};

/// A pool of workers. Clones share the workers, which end when the last clone is dropped.
///
/// A worker is for one game. When another game is asked about, the workers for which nobody waits end.
#[derive(Clone)]
pub struct Pool(Rc<Shared>);

/// The state that clones share.
struct Shared {
    config: Config,
    /// The workers of each game.
    workers: RefCell<Vec<Rc<WorkerPool>>>,
    disposed: Cell<bool>,
}

/// A question under way. Dropping the ticket cancels it; its callback is then never called.
#[must_use = "dropping the ticket cancels the question"]
pub struct Ticket {
    workers: Weak<WorkerPool>,
    decision: DecisionId,
}

impl Pool {
    /// A pool without workers; they start when there is something to do.
    pub fn new(config: Config) -> Pool {
        Pool(Rc::new(Shared {
            config,
            workers: RefCell::default(),
            disposed: Cell::new(false),
        }))
    }

    /// A pool with as many workers as suit the machine.
    pub fn for_this_machine() -> Pool {
        let threads =
            web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
        Pool::new(Config::for_threads(threads as usize))
    }

    /// Asks the workers of the task's game. The task is split into its number of shards
    /// ([`WorkerTask::shards`]), whatever its own shard is.
    ///
    /// `callback` is called once, after this function has returned, and never while yew renders. It is not called if
    /// the ticket or the pool is dropped before.
    pub fn ask<T: WorkerTask>(
        &self,
        task: &T,
        callback: impl FnOnce(Result<T::Answer, PoolError>) + 'static,
    ) -> Ticket {
        let callback = |answers: Result<Vec<_>, _>| callback(answers.and_then(merged));
        self.submit(T::Game::ID, job(task), Box::new(callback), None)
    }

    /// Asks as [`Pool::ask`] does. Until the answer is there, `on_interim` is called with what is known meanwhile: first
    /// after about 50 ms, then less and less often.
    ///
    /// # Panics
    ///
    /// If the task is split into shards.
    pub fn ask_stream<T: WorkerTask>(
        &self,
        task: &T,
        on_interim: impl Fn(T::Answer) + 'static,
        callback: impl FnOnce(Result<T::Answer, PoolError>) + 'static,
    ) -> Ticket {
        assert_eq!(task.shards(), 1, "a shard alone is no answer");
        let job = Job {
            is_streamed: true,
            ..job(task)
        };
        let callback = |answers: Result<Vec<_>, _>| callback(answers.and_then(merged));
        // The scheduler has tried to read it.
        let on_interim = move |bytes: &[u8]| {
            if let Ok(answer) = decode(bytes) {
                on_interim(answer);
            }
        };
        let on_interim: OnInterim = Rc::new(on_interim);
        self.submit(T::Game::ID, job, Box::new(callback), Some(on_interim))
    }

    /// Asks a question. `callback` is called with its result, as that of [`Pool::ask`] is.
    pub fn ask_question<R: 'static>(
        &self,
        question: Question<R>,
        callback: impl FnOnce(Result<R, PoolError>) + 'static,
    ) -> Ticket {
        let (game, job, merge) = question.into_parts();
        let callback = |answers| callback(merge(answers));
        self.submit(game, job, Box::new(callback), None)
    }

    fn submit(
        &self,
        game: GameId,
        job: Job,
        callback: Callback,
        on_interim: Option<OnInterim>,
    ) -> Ticket {
        if self.0.disposed.get() {
            return Ticket {
                workers: Weak::new(),
                decision: DecisionId(0),
            };
        }
        let workers = self.workers(game);
        let decision = workers.ask(job, callback, on_interim);
        Ticket {
            workers: Rc::downgrade(&workers),
            decision,
        }
    }

    /// Ends all workers and drops all questions, for good: later ones are not answered.
    pub fn dispose(&self) {
        self.0.disposed.set(true);
        for workers in self.0.workers.take() {
            workers.dispose();
        }
    }

    /// The workers of a game. Those of other games end, unless somebody waits for them.
    fn workers(&self, game: GameId) -> Rc<WorkerPool> {
        let mut all = self.0.workers.borrow_mut();
        all.retain(|workers| workers.game() == game || workers.is_awaited());
        match all.iter().find(|workers| workers.game() == game) {
            Some(workers) => workers.clone(),
            None => {
                let workers = WorkerPool::new(game, self.0.config);
                all.push(workers.clone());
                workers
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
        if let Some(workers) = self.workers.upgrade() {
            workers.cancel(self.decision);
        }
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ticket").field(&self.decision).finish()
    }
}
