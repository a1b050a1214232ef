//! The scheduler, told by hand what happens ([`stories`]) and put through
//! random trouble ([`chaos`]).

mod chaos;
mod stories;
mod trouble;

use engine::dumble::{Action, Dumble, Rules};
use engine::{Game, Seat};
use protocol::{Advice, Answer, Choice, Estimate, GameTask, Level, PROTOCOL, Request, Response};
use protocol::{Shard, Task, WorkerTask, decode, encode};

use super::*;
use crate::question::{job, merged};

const CONFIG: Config = Config {
    workers: 3,
    start_ms: 10_000,
    margin_ms: 1_500,
    cancel_ms: 1_000,
    decision_ms: 15_000,
    tries: 3,
    starts: 2,
};

fn task(level: Level) -> Task<Dumble> {
    let game = Dumble::new(&Rules::default()).unwrap();
    Task {
        view: game.view(Seat::new(0)),
        level,
        seed: 7,
        style: None,
        shard: Shard::WHOLE,
    }
}

/// Advice that differs from shard to shard, in what it chooses from too.
fn advice(shard: Shard) -> Advice<Action> {
    let choice = |card: &str, value: u32| {
        Choice::new(
            format!("take {card}").parse().unwrap(),
            Estimate {
                value: value as f32 / 3.0,
                score: value as f32 / 7.0,
                win: None,
                samples: 1 + shard.index,
            },
        )
    };
    let own = ["2C", "3C", "4C", "5C"][shard.index as usize % 4];
    let choices = vec![choice("AC", 5 + shard.index), choice(own, 3)];
    Advice::new(choices)
}

/// What all shards of a level's decision make together.
fn whole(level: Level) -> Advice<Action> {
    let of = task(level).shards();
    Advice::merge((0..of).map(|index| advice(Shard { index, of }))).unwrap()
}

/// Which shard of a task of Dumble's these bytes are.
fn shard_of(task: &[u8]) -> Shard {
    match decode(task) {
        Ok(GameTask::<Dumble>::Decision(task)) => task.shard,
        other => panic!("only decisions are asked about here: {other:?}"),
    }
}

/// A task that was sent to a worker.
#[derive(Clone, Copy, PartialEq, Debug)]
struct SentTask {
    worker: WorkerId,
    id: u32,
    shard: Shard,
}

/// A scheduler with a clock, and what it said last, sorted out.
struct Rig {
    scheduler: Scheduler,
    now: u64,
    started: Vec<WorkerId>,
    stopped: Vec<WorkerId>,
    sent: Vec<SentTask>,
    cancelled: Vec<(WorkerId, u32)>,
    interim: Vec<(DecisionId, Vec<u8>)>,
    finished: Vec<(DecisionId, Result<Advice<Action>, PoolError>)>,
}

impl Rig {
    fn new(config: Config) -> Rig {
        Rig {
            scheduler: Scheduler::new(config),
            now: 1_000,
            started: Vec::new(),
            stopped: Vec::new(),
            sent: Vec::new(),
            cancelled: Vec::new(),
            interim: Vec::new(),
            finished: Vec::new(),
        }
    }

    /// A rig whose workers have all been started and are ready, by a decision
    /// that is over.
    fn warm(config: Config) -> (Rig, Vec<WorkerId>) {
        let mut rig = Rig::new(config);
        let mut workers = Vec::new();
        for number in 0..config.workers as u32 {
            rig.ask(1_000 + number, Level::Expert);
            workers.append(&mut rig.started.clone());
        }
        for number in 0..config.workers as u32 {
            rig.event(Event::Cancelled(DecisionId(1_000 + number)));
        }
        for worker in &workers {
            rig.ready(*worker);
        }
        assert_eq!(workers.len(), config.workers);
        assert_eq!(rig.scheduler.due(), None);
        (rig, workers)
    }

    fn event(&mut self, event: Event) {
        self.started.clear();
        self.stopped.clear();
        self.sent.clear();
        self.cancelled.clear();
        self.finished.clear();
        self.interim.clear();
        for command in self.scheduler.handle(self.now, event) {
            match command {
                Command::Start(worker) => self.started.push(worker),
                Command::Stop(worker) => self.stopped.push(worker),
                Command::Send(worker, Request::Search { id, task, .. }) => {
                    let shard = shard_of(&task);
                    self.sent.push(SentTask { worker, id, shard });
                }
                Command::Send(worker, Request::Cancel { id }) => self.cancelled.push((worker, id)),
                Command::Interim(decision, answer) => self.interim.push((decision, answer)),
                Command::Finish(decision, result) => {
                    self.finished.push((decision, result.and_then(merged)));
                }
            }
        }
    }

    fn ask(&mut self, decision: u32, level: Level) {
        self.event(Event::Asked(DecisionId(decision), job(&task(level))));
    }

    fn ready(&mut self, worker: WorkerId) {
        let protocol = PROTOCOL;
        self.event(Event::Message(worker, Response::Ready { protocol }));
    }

    fn answer(&mut self, sent: SentTask) {
        let answer = encode(&advice(sent.shard));
        let id = sent.id;
        self.event(Event::Message(sent.worker, Response::Answer { id, answer }));
    }

    fn cancelled(&mut self, worker: WorkerId, id: u32) {
        self.event(Event::Message(worker, Response::Cancelled { id }));
    }

    fn wait(&mut self, ms: u64) {
        self.now += ms;
        self.event(Event::Tick);
    }

    /// Lets time pass until patience with something ends.
    fn wait_until_due(&mut self) {
        let due = self.scheduler.due().expect("something to wait for");
        self.wait(due - self.now);
    }

    fn is_silent(&self) -> bool {
        self.started.is_empty()
            && self.stopped.is_empty()
            && self.sent.is_empty()
            && self.cancelled.is_empty()
            && self.interim.is_empty()
            && self.finished.is_empty()
    }
}
