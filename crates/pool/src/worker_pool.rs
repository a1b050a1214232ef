//! The workers of one game in the browser, with real workers and timers.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, VecDeque};
use std::rc::Rc;

use engine::GameId;
use gloo_timers::callback::Timeout;

use super::config::{Config, PoolError};
use super::scheduler::{Command, DecisionId, Event, Job, Scheduler, WorkerId};
use super::worker_handle::WorkerHandle;

/// Called with the answers to a job's shards, in their order.
pub type Callback = Box<dyn FnOnce(Result<Vec<Vec<u8>>, PoolError>)>;

/// Called with what is known about a streamed job so far.
pub type OnInterim = Rc<dyn Fn(&[u8])>;

/// What waits for a job.
struct Waiting {
    callback: Callback,
    on_interim: Option<OnInterim>,
}

/// The workers of one game, and the callbacks that wait for them.
pub struct WorkerPool {
    game: GameId,
    scheduler: RefCell<Scheduler>,
    handles: RefCell<HashMap<WorkerId, WorkerHandle>>,
    callbacks: RefCell<HashMap<DecisionId, Waiting>>,
    /// Events that came while another one was being handled.
    events: RefCell<VecDeque<Event>>,
    pumping: Cell<bool>,
    /// The time of the timer, and the timer.
    timer: RefCell<Option<(u64, Timeout)>>,
    asked: Cell<u32>,
}

impl WorkerPool {
    /// No workers yet; they start when there is something to do.
    pub fn new(game: GameId, config: Config) -> Rc<WorkerPool> {
        Rc::new(WorkerPool {
            game,
            scheduler: RefCell::new(Scheduler::new(config)),
            handles: RefCell::default(),
            callbacks: RefCell::default(),
            events: RefCell::default(),
            pumping: Cell::new(false),
            timer: RefCell::default(),
            asked: Cell::new(0),
        })
    }

    /// The game of the workers.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Whether a callback waits for an answer.
    pub fn is_awaited(&self) -> bool {
        !self.callbacks.borrow().is_empty()
    }

    /// Asks a job; see [`Pool::ask`](super::Pool::ask).
    pub fn ask(
        self: &Rc<Self>,
        job: Job,
        callback: Callback,
        on_interim: Option<OnInterim>,
    ) -> DecisionId {
        let decision = DecisionId(self.asked.get());
        self.asked.set(decision.0.wrapping_add(1));
        let waiting = Waiting {
            callback,
            on_interim,
        };
        self.callbacks.borrow_mut().insert(decision, waiting);
        self.feed(Event::Asked(decision, job));
        decision
    }

    /// Cancels a question, unless it has been answered.
    pub fn cancel(self: &Rc<Self>, decision: DecisionId) {
        let callback = self.callbacks.borrow_mut().remove(&decision);
        if callback.is_some() {
            self.feed(Event::Cancelled(decision));
        }
    }

    /// Ends all workers and drops all questions.
    pub fn dispose(self: &Rc<Self>) {
        drop(self.callbacks.take());
        self.feed(Event::Disposed);
    }

    /// Handles an event and those that follow from it, one at a time: callbacks may ask and cancel, and
    /// commands have to be carried out in their order.
    fn feed(self: &Rc<Self>, event: Event) {
        self.events.borrow_mut().push_back(event);
        if self.pumping.replace(true) {
            return;
        }
        loop {
            let Some(event) = self.events.borrow_mut().pop_front() else {
                break;
            };
            let commands = self.scheduler.borrow_mut().handle(now(), event);
            for command in commands {
                self.carry_out(command);
            }
        }
        self.pumping.set(false);
        self.set_timer();
    }

    fn carry_out(self: &Rc<Self>, command: Command) {
        match command {
            Command::Start(worker) => {
                let pool = Rc::downgrade(self);
                let tell = move |event| {
                    if let Some(pool) = pool.upgrade() {
                        pool.feed(event);
                    }
                };
                match WorkerHandle::start(self.game, worker, tell) {
                    Some(handle) => drop(self.handles.borrow_mut().insert(worker, handle)),
                    None => self.report_failure(worker),
                }
            }
            Command::Stop(worker) => drop(self.handles.borrow_mut().remove(&worker)),
            Command::Send(worker, request) => {
                let is_sent = self.handles.borrow().get(&worker).map(|h| h.send(&request));
                if is_sent == Some(false) {
                    self.report_failure(worker);
                }
            }
            Command::Finish(decision, result) => {
                let waiting = self.callbacks.borrow_mut().remove(&decision);
                if let Some(waiting) = waiting {
                    (waiting.callback)(result);
                }
            }
            Command::Interim(decision, answer) => {
                let callbacks = self.callbacks.borrow();
                let waiting = callbacks.get(&decision);
                let on_interim = waiting.and_then(|waiting| waiting.on_interim.clone());
                // The callback may ask and cancel.
                drop(callbacks);
                if let Some(on_interim) = on_interim {
                    on_interim(&answer);
                }
            }
        }
    }

    /// Reports a failed worker, but not at once, so that no callback is called while the code that asks still
    /// runs.
    fn report_failure(self: &Rc<Self>, worker: WorkerId) {
        let pool = Rc::downgrade(self);
        Timeout::new(0, move || {
            if let Some(pool) = pool.upgrade() {
                pool.feed(Event::Failed(worker));
            }
        })
        .forget();
    }

    fn set_timer(self: &Rc<Self>) {
        let due = self.scheduler.borrow().due();
        let mut timer = self.timer.borrow_mut();
        if timer.as_ref().map(|(due, _)| *due) == due {
            return;
        }
        *timer = due.map(|due| {
            let wait = due
                .saturating_sub(now())
                .try_into()
                .unwrap_or(u32::MAX >> 1);
            let pool = Rc::downgrade(self);
            let timeout = Timeout::new(wait, move || {
                if let Some(pool) = pool.upgrade() {
                    drop(pool.timer.take());
                    pool.feed(Event::Tick);
                }
            });
            (due, timeout)
        });
    }
}

/// Milliseconds since the page was opened; never goes back.
fn now() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance
        .expect("every page has a clock; the pool lives in pages only")
        .now() as u64
}
