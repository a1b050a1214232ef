//! The scheduler: which worker computes which shard, as a state machine without workers, clock or timers.
//!
//! Events with their times go in, commands come out. A decision is split into the shards of its task. A
//! worker computes one shard at a time. The answers are delivered in the order of the shards, so the result
//! does not depend on the number of workers or on which of them is fastest.

mod decision;
#[cfg(test)]
mod tests;

use core::mem;

use protocol::{PROTOCOL, Request, Response};

use self::decision::{Decision, DecisionProgress, TaskId};
use super::config::{Config, PoolError};

/// The id of a worker. A replacement has an id of its own, so that a late message of a lost worker is never
/// attributed to its successor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct WorkerId(u32);

/// The id of a decision. The caller chooses it and uses it only once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DecisionId(pub u32);

/// A task, split into shards. The scheduler does not know which game it is about.
#[derive(Clone, Debug)]
pub struct Job {
    /// The bytes of each shard, at least one.
    pub shards: Vec<Vec<u8>>,
    /// The longest one shard may take, in milliseconds.
    pub cap_ms: u32,
    /// Whether what is known meanwhile is wanted, too. Such a job has one shard.
    pub is_streamed: bool,
    /// Whether bytes are a non-empty answer to a shard.
    pub is_answer: fn(&[u8]) -> bool,
}

/// An event for the scheduler.
#[derive(Clone, Debug)]
pub enum Event {
    /// A decision is asked for.
    Asked(DecisionId, Job),
    /// The answer to a decision is not needed any more.
    Cancelled(DecisionId),
    /// A worker has sent a message.
    Message(WorkerId, Response),
    /// A worker has sent bytes that are no message.
    Garbled(WorkerId),
    /// A worker has failed, or could not be made.
    Failed(WorkerId),
    /// Time has passed (see [`Scheduler::due`]).
    Tick,
    /// The pool is disposed of.
    Disposed,
}

/// A command of the scheduler; commands have to be carried out in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Start a worker with this id.
    Start(WorkerId),
    /// End this worker, whatever it is doing.
    Stop(WorkerId),
    /// Send this message to the worker.
    Send(WorkerId, Request),
    /// Deliver what is known about a streamed decision so far.
    Interim(DecisionId, Vec<u8>),
    /// Deliver the answers: those of all shards in order or, when time is up, of the shards that are
    /// answered, at least one. No more commands about the decision follow.
    Finish(DecisionId, Result<Vec<Vec<u8>>, PoolError>),
}

/// The scheduler.
#[derive(Debug)]
pub struct Scheduler {
    config: Config,
    /// The workers, in the order in which they were started.
    workers: Vec<Worker>,
    /// The decisions, in the order in which they were asked for.
    decisions: Vec<Decision>,
    next_worker: u32,
    next_task: u32,
    /// How many workers in a row have failed to start.
    failed_starts: u32,
    /// Whether a late tick was excused, and no worker has answered since.
    excused_late_tick: bool,
    commands: Vec<Command>,
}

/// A worker that was started.
#[derive(Debug)]
struct Worker {
    id: WorkerId,
    state: WorkerState,
    /// When it is given up.
    until: Option<u64>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WorkerState {
    Loading,
    Idle,
    Searching(TaskId),
    Cancelling(TaskId),
}

/// A delay of a tick, in milliseconds, from which on the page is to blame and not the workers: the machine slept, the
/// tab was in the background, or the thread was blocked. The answers of the workers may be waiting.
const LATE_MS: u64 = 1_000;

impl Scheduler {
    /// A scheduler without work or workers.
    pub fn new(config: Config) -> Scheduler {
        Scheduler {
            config,
            workers: Vec::new(),
            decisions: Vec::new(),
            next_worker: 0,
            next_task: 0,
            failed_starts: 0,
            excused_late_tick: false,
            commands: Vec::new(),
        }
    }

    /// Handles an event that happened at `now`, in milliseconds since any fixed moment, never decreasing;
    /// returns the commands to carry out.
    pub fn handle(&mut self, now: u64, event: Event) -> Vec<Command> {
        match event {
            Event::Asked(decision, job) => {
                self.reset_failed_starts();
                self.decisions.push(Decision::new(decision, job));
            }
            Event::Cancelled(decision) => {
                self.drop_decision(now, decision);
            }
            Event::Message(worker, response) => self.on_response(now, worker, response),
            Event::Garbled(worker) => match self.worker(worker).map(|worker| worker.state) {
                Some(WorkerState::Loading) => self.mismatch(now, worker),
                _ => self.lose(now, worker),
            },
            Event::Failed(worker) => self.lose(now, worker),
            Event::Tick => self.tick(now),
            Event::Disposed => {
                self.decisions.clear();
                for worker in self.workers.drain(..) {
                    self.commands.push(Command::Stop(worker.id));
                }
            }
        }
        self.assign(now);
        mem::take(&mut self.commands)
    }

    /// When an [`Event::Tick`] is due, on the clock of [`Scheduler::handle`]; `None` while nothing has a
    /// deadline.
    pub fn due(&self) -> Option<u64> {
        let workers = self.workers.iter().filter_map(|worker| worker.until);
        let decisions = self.decisions.iter().filter_map(|decision| decision.until);
        workers.chain(decisions).min()
    }

    fn worker(&mut self, id: WorkerId) -> Option<&mut Worker> {
        self.workers.iter_mut().find(|worker| worker.id == id)
    }

    fn start_worker(&mut self, now: u64) {
        let id = WorkerId(self.next_worker);
        self.next_worker += 1;
        self.workers.push(Worker {
            id,
            state: WorkerState::Loading,
            until: Some(now + self.config.start_ms),
        });
        self.commands.push(Command::Start(id));
    }

    /// If no worker is left, a new question gets a fresh attempt.
    fn reset_failed_starts(&mut self) {
        if self.workers.is_empty() {
            self.failed_starts = 0;
        }
    }

    /// Gives waiting shards to free workers, and starts workers for the rest.
    fn assign(&mut self, now: u64) {
        for decision in &mut self.decisions {
            while let Some(shard) = decision.waiting() {
                let Some(worker) = self
                    .workers
                    .iter_mut()
                    .find(|m| m.state == WorkerState::Idle)
                else {
                    break;
                };
                let id = TaskId(self.next_task);
                self.next_task = self.next_task.wrapping_add(1);
                let task = shard.start(id);
                worker.state = WorkerState::Searching(id);
                let (cap_ms, is_streamed) = (decision.cap_ms, decision.is_streamed);
                worker.until = Some(now + u64::from(cap_ms) + self.config.margin_ms);
                let request = Request::Search {
                    id: id.0,
                    cap_ms,
                    is_streamed,
                    task,
                };
                self.commands.push(Command::Send(worker.id, request));
                // Whoever is told what is known meanwhile can wait as long as the task may take.
                let streamed = u64::from(cap_ms) + self.config.margin_ms;
                let longest = if is_streamed { streamed } else { 0 };
                let until = now + self.config.decision_ms.max(longest);
                decision.until.get_or_insert(until);
            }
        }
        let waiting: usize = self.decisions.iter().map(Decision::count_waiting).sum();
        let loading = self
            .workers
            .iter()
            .filter(|m| m.state == WorkerState::Loading);
        let wanted = waiting.saturating_sub(loading.count());
        let room = self.config.workers.saturating_sub(self.workers.len());
        if self.failed_starts < self.config.starts {
            for _ in 0..wanted.min(room) {
                self.start_worker(now);
            }
        }
    }

    fn on_response(&mut self, now: u64, worker: WorkerId, response: Response) {
        let Some(state) = self.worker(worker).map(|worker| worker.state) else {
            return; // It has been stopped since.
        };
        self.excused_late_tick = false;
        match (state, response) {
            (WorkerState::Loading, Response::Ready { protocol: PROTOCOL }) => {
                self.failed_starts = 0;
                self.free(worker);
            }
            (WorkerState::Loading, _) => self.mismatch(now, worker),
            (WorkerState::Searching(task), Response::Answer { id, answer })
                if task.0 == id && self.is_answer(task, &answer) =>
            {
                self.free(worker);
                self.answered(now, task, answer);
            }
            (WorkerState::Searching(task), Response::Interim { id, answer })
                if task.0 == id && self.is_answer(task, &answer) =>
            {
                if let Some(decision) = self.owner(task) {
                    let interim = Command::Interim(decision.id, answer);
                    self.commands.push(interim);
                }
            }
            (WorkerState::Searching(task), Response::Failed { id, error })
                if id.is_none_or(|id| task.0 == id) =>
            {
                self.free(worker);
                if let Some(decision) = self.owner(task) {
                    let id = decision.id;
                    self.finish(now, id, Err(PoolError::Refused(error)));
                }
            }
            (WorkerState::Cancelling(task), Response::Cancelled { id }) if task.0 == id => {
                self.free(worker);
            }
            // The worker had sent it before the cancellation arrived.
            (
                WorkerState::Cancelling(task),
                Response::Answer { id, .. } | Response::Interim { id, .. },
            ) if task.0 == id => {}
            (WorkerState::Cancelling(_), Response::Failed { .. }) => {}
            _ => self.lose(now, worker),
        }
    }

    fn free(&mut self, worker: WorkerId) {
        if let Some(worker) = self.worker(worker) {
            worker.state = WorkerState::Idle;
            worker.until = None;
        }
    }

    fn owner(&self, task: TaskId) -> Option<&Decision> {
        self.decisions.iter().find(|d| d.has_task(task))
    }

    /// Whether these bytes answer a task that a decision waits for.
    fn is_answer(&self, task: TaskId, answer: &[u8]) -> bool {
        self.owner(task).is_some_and(|one| one.is_answer(answer))
    }

    fn answered(&mut self, now: u64, task: TaskId, answer: Vec<u8>) {
        let Some(decision) = self.decisions.iter_mut().find(|d| d.has_task(task)) else {
            return;
        };
        if decision.answer(task, answer) == DecisionProgress::Fully {
            let (id, answers) = (decision.id, decision.answers());
            self.finish(now, id, answers.ok_or(PoolError::TooSlow));
        }
    }

    fn finish(&mut self, now: u64, decision: DecisionId, result: Result<Vec<Vec<u8>>, PoolError>) {
        if self.drop_decision(now, decision) {
            self.commands.push(Command::Finish(decision, result));
        }
    }

    /// Drops a decision and tells the workers; whether the scheduler had it.
    fn drop_decision(&mut self, now: u64, decision: DecisionId) -> bool {
        let Some(at) = self.decisions.iter().position(|d| d.id == decision) else {
            return false;
        };
        let decision = self.decisions.remove(at);
        for worker in &mut self.workers {
            if let WorkerState::Searching(task) = worker.state
                && decision.has_task(task)
            {
                worker.state = WorkerState::Cancelling(task);
                worker.until = Some(now + self.config.cancel_ms);
                let request = Request::Cancel { id: task.0 };
                self.commands.push(Command::Send(worker.id, request));
            }
        }
        true
    }

    /// A worker of another release than the page's: the others would be, too.
    fn mismatch(&mut self, now: u64, id: WorkerId) {
        self.workers.retain(|worker| worker.id != id);
        self.commands.push(Command::Stop(id));
        self.fail_all(now, PoolError::WrongRelease);
    }

    fn fail_all(&mut self, now: u64, error: PoolError) {
        while let Some(decision) = self.decisions.first() {
            let id = decision.id;
            self.finish(now, id, Err(error));
        }
    }

    /// Ends an unreliable worker, and lets its shard be tried again.
    fn lose(&mut self, now: u64, id: WorkerId) {
        let Some(at) = self.workers.iter().position(|worker| worker.id == id) else {
            return;
        };
        let worker = self.workers.remove(at);
        self.commands.push(Command::Stop(id));
        match worker.state {
            WorkerState::Loading => {
                self.failed_starts += 1;
                if self.failed_starts >= self.config.starts && self.workers.is_empty() {
                    self.fail_all(now, PoolError::CannotStart);
                }
            }
            WorkerState::Searching(task) => {
                self.failed_starts = 0;
                self.retry(now, task);
            }
            WorkerState::Idle | WorkerState::Cancelling(_) => self.failed_starts = 0,
        }
    }

    fn retry(&mut self, now: u64, task: TaskId) {
        let tries = self.config.tries;
        let Some(decision) = self.decisions.iter_mut().find(|d| d.has_task(task)) else {
            return;
        };
        if decision.put_back(task) >= tries {
            let id = decision.id;
            self.finish(now, id, Err(PoolError::Crashed));
        }
    }

    fn tick(&mut self, now: u64) {
        let Some(due) = self.due().filter(|due| *due <= now) else {
            return;
        };
        if now - due > LATE_MS && !self.excused_late_tick {
            self.excused_late_tick = true;
            self.extend(now + LATE_MS);
            return;
        }
        let overdue = |until: Option<u64>| until.is_some_and(|until| until <= now);
        let lost: Vec<_> = self.workers.iter().filter(|m| overdue(m.until)).collect();
        let lost: Vec<_> = lost.into_iter().map(|worker| worker.id).collect();
        for worker in lost {
            self.lose(now, worker);
        }
        while let Some(decision) = self.decisions.iter().find(|d| overdue(d.until)) {
            let (id, answers) = (decision.id, decision.answers());
            self.finish(now, id, answers.ok_or(PoolError::TooSlow));
        }
    }

    /// Moves every deadline before `until` to it.
    fn extend(&mut self, until: u64) {
        let workers = self.workers.iter_mut().map(|worker| &mut worker.until);
        let decisions = self
            .decisions
            .iter_mut()
            .map(|decision| &mut decision.until);
        for deadline in workers.chain(decisions).flatten() {
            *deadline = until.max(*deadline);
        }
    }
}
