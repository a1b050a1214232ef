//! The scheduler, told by hand what happens ([`stories`]) and put through
//! random trouble ([`chaos`]).

mod chaos;
mod stories;
mod trouble;

use engine::dumble::{Dumble, Rules};
use engine::{Game, Seat};
use protocol::{Advice, AnyAdvice, AnyTask, Choice, Estimate, Level, PROTOCOL, Reply, Request};
use protocol::{Share, Task};

use super::*;

const CONFIG: Config = Config {
    workers: 3,
    start_ms: 10_000,
    margin_ms: 1_500,
    forget_ms: 1_000,
    decision_ms: 15_000,
    tries: 3,
    starts: 2,
};

fn task(level: Level) -> AnyTask {
    let game = Dumble::new(&Rules::default()).unwrap();
    AnyTask::Dumble(Task {
        view: game.view(Seat::new(0)),
        level,
        seed: 7,
        share: Share::WHOLE,
    })
}

/// Advice that differs from share to share, in what it chooses from too.
fn advice(share: Share) -> AnyAdvice {
    let choice = |card: &str, value: u32| Choice {
        action: format!("take {card}").parse().unwrap(),
        estimate: Estimate {
            value: value as f32 / 3.0,
            score: value as f32 / 7.0,
            win: None,
            samples: 1 + share.index,
        },
    };
    let own = ["2C", "3C", "4C", "5C"][share.index as usize % 4];
    let choices = vec![choice("AC", 5 + share.index), choice(own, 3)];
    AnyAdvice::Dumble(Advice::new(choices))
}

/// What all shares of a level's decision make together.
fn whole(level: Level) -> AnyAdvice {
    let of = task(level).shares();
    AnyAdvice::merged((0..of).map(|index| advice(Share { index, of }))).unwrap()
}

/// A question that a worker has been asked.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Asked {
    worker: WorkerId,
    id: u32,
    share: Share,
}

/// A scheduler with a clock, and what it said last, sorted out.
struct Rig {
    scheduler: Scheduler,
    now: u64,
    started: Vec<WorkerId>,
    stopped: Vec<WorkerId>,
    asked: Vec<Asked>,
    cancelled: Vec<(WorkerId, u32)>,
    finished: Vec<(DecisionId, Result<AnyAdvice, PoolError>)>,
}

impl Rig {
    fn new(config: Config) -> Rig {
        Rig {
            scheduler: Scheduler::new(config),
            now: 1_000,
            started: Vec::new(),
            stopped: Vec::new(),
            asked: Vec::new(),
            cancelled: Vec::new(),
            finished: Vec::new(),
        }
    }

    /// A rig whose workers have all been started and are ready, by a decision
    /// that is over.
    fn warm(config: Config) -> (Rig, Vec<WorkerId>) {
        let mut rig = Rig::new(config);
        let mut crew = Vec::new();
        for number in 0..config.workers as u32 {
            rig.ask(1_000 + number, Level::Expert);
            crew.append(&mut rig.started.clone());
        }
        for number in 0..config.workers as u32 {
            rig.event(Event::Cancelled(DecisionId(1_000 + number)));
        }
        for worker in &crew {
            rig.ready(*worker);
        }
        assert_eq!(crew.len(), config.workers);
        assert_eq!(rig.scheduler.due(), None);
        (rig, crew)
    }

    fn event(&mut self, event: Event) {
        self.started.clear();
        self.stopped.clear();
        self.asked.clear();
        self.cancelled.clear();
        self.finished.clear();
        for command in self.scheduler.handle(self.now, event) {
            match command {
                Command::Start(worker) => self.started.push(worker),
                Command::Stop(worker) => self.stopped.push(worker),
                Command::Say(worker, Request::Think { id, task }) => {
                    let AnyTask::Dumble(task) = *task else {
                        panic!("only Dumble is asked about here");
                    };
                    let share = task.share;
                    self.asked.push(Asked { worker, id, share });
                }
                Command::Say(worker, Request::Cancel { id }) => self.cancelled.push((worker, id)),
                Command::Finish(decision, result) => self.finished.push((decision, result)),
            }
        }
    }

    fn ask(&mut self, decision: u32, level: Level) {
        self.event(Event::Asked(DecisionId(decision), Box::new(task(level))));
    }

    fn ready(&mut self, worker: WorkerId) {
        let protocol = PROTOCOL;
        self.event(Event::Said(worker, Reply::Ready { protocol }));
    }

    fn answer(&mut self, asked: Asked) {
        let advice = advice(asked.share);
        let id = asked.id;
        self.event(Event::Said(asked.worker, Reply::Advice { id, advice }));
    }

    fn forgotten(&mut self, worker: WorkerId, id: u32) {
        self.event(Event::Said(worker, Reply::Forgotten { id }));
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
            && self.asked.is_empty()
            && self.cancelled.is_empty()
            && self.finished.is_empty()
    }
}
