//! The pool in the browser: real workers, real time.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use protocol::{AnyAdvice, AnyTask};

use super::config::{Config, PoolError};
use super::hand::Hand;
use super::scheduler::{Command, DecisionId, Event, Scheduler, WorkerId};

/// What is called with the advice.
type Callback = Box<dyn FnOnce(Result<AnyAdvice, PoolError>)>;

/// The workers in which the bots think. A handle: clones share the workers,
/// which end when the last handle is dropped.
#[derive(Clone)]
pub struct Pool(Rc<Inner>);

/// Somebody's claim to advice. Dropping it cancels the question, and its
/// callback is then never called.
#[must_use = "dropping the ticket cancels the question"]
pub struct Ticket {
    pool: Weak<Inner>,
    decision: DecisionId,
}

/// A handful of things by their keys.
struct Few<K, T>(Vec<(K, T)>);

impl<K, T> Default for Few<K, T> {
    fn default() -> Self {
        Few(Vec::new())
    }
}

impl<K: PartialEq, T> Few<K, T> {
    /// Adds a thing under a new key.
    fn insert(&mut self, key: K, thing: T) {
        self.0.push((key, thing));
    }

    fn get(&self, key: &K) -> Option<&T> {
        let found = self.0.iter().find(|(other, _)| other == key);
        found.map(|(_, thing)| thing)
    }

    fn remove(&mut self, key: &K) -> Option<T> {
        let place = self.0.iter().position(|(other, _)| other == key)?;
        Some(self.0.swap_remove(place).1)
    }
}

struct Inner {
    scheduler: RefCell<Scheduler>,
    hands: RefCell<Few<WorkerId, Hand>>,
    callbacks: RefCell<Few<DecisionId, Callback>>,
    /// What happened while something else was being seen to.
    events: RefCell<VecDeque<Event>>,
    pumping: Cell<bool>,
    /// When the timer rings, and the timer.
    timer: RefCell<Option<(u64, Timeout)>>,
    asked: Cell<u32>,
    disposed: Cell<bool>,
}

impl Pool {
    /// A pool without workers yet: they start when there is something to do.
    pub fn new(config: Config) -> Pool {
        Pool(Rc::new(Inner {
            scheduler: RefCell::new(Scheduler::new(config)),
            hands: RefCell::default(),
            callbacks: RefCell::default(),
            events: RefCell::default(),
            pumping: Cell::new(false),
            timer: RefCell::default(),
            asked: Cell::new(0),
            disposed: Cell::new(false),
        }))
    }

    /// A pool with as many workers as suit the machine.
    pub fn for_this_machine() -> Pool {
        let threads =
            web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
        Pool::new(Config::for_threads(threads as usize))
    }

    /// Lets a first worker load, since somebody will soon ask.
    pub fn warm_up(&self) {
        if !self.0.disposed.get() {
            self.0.feed(Event::Expected);
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
        let decision = DecisionId(self.0.asked.get());
        self.0.asked.set(decision.0.wrapping_add(1));
        if !self.0.disposed.get() {
            let callback = Box::new(callback);
            self.0.callbacks.borrow_mut().insert(decision, callback);
            self.0.feed(Event::Asked(decision, Box::new(task)));
        }
        Ticket {
            pool: Rc::downgrade(&self.0),
            decision,
        }
    }

    /// Ends all workers and forgets all questions, for good: later ones are
    /// not answered.
    pub fn dispose(&self) {
        self.0.disposed.set(true);
        drop(self.0.callbacks.take());
        self.0.feed(Event::Disposed);
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
        let Some(pool) = self.pool.upgrade() else {
            return;
        };
        let callback = pool.callbacks.borrow_mut().remove(&self.decision);
        if callback.is_some() {
            pool.feed(Event::Cancelled(self.decision));
        }
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Ticket").field(&self.decision).finish()
    }
}

impl Inner {
    /// Sees to an event, and to whatever comes of it. One at a time: callbacks
    /// may ask and cancel, and commands must be carried out in their order.
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
                match Hand::start(worker, tell) {
                    Some(hand) => self.hands.borrow_mut().insert(worker, hand),
                    None => self.broke(worker),
                }
            }
            Command::Stop(worker) => drop(self.hands.borrow_mut().remove(&worker)),
            Command::Say(worker, request) => {
                let said = self.hands.borrow().get(&worker).map(|h| h.say(&request));
                if said == Some(false) {
                    self.broke(worker);
                }
            }
            Command::Finish(decision, result) => {
                let callback = self.callbacks.borrow_mut().remove(&decision);
                if let Some(callback) = callback {
                    callback(result);
                }
            }
        }
    }

    /// Reports a broken worker, but not at once, lest a callback be called
    /// while its asker still asks.
    fn broke(self: &Rc<Self>, worker: WorkerId) {
        let pool = Rc::downgrade(self);
        Timeout::new(0, move || {
            if let Some(pool) = pool.upgrade() {
                pool.feed(Event::Broke(worker));
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
