//! Random trouble: whatever the workers do, everybody who asks is answered
//! once, rightly, and in time.

use std::collections::{BTreeMap, BTreeSet};

use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;

/// A worker as the world sees it: what it was told and has not done.
#[derive(Default)]
struct Puppet {
    ready: bool,
    /// Never says anything again.
    dead: bool,
    questions: Vec<(u32, Shard)>,
    owed: Vec<u32>,
}

struct World {
    scheduler: Scheduler,
    config: Config,
    rng: Xoshiro256PlusPlus,
    now: u64,
    puppets: BTreeMap<WorkerId, Puppet>,
    ever: BTreeSet<WorkerId>,
    open: BTreeMap<DecisionId, Level>,
    asked: u32,
    right: u32,
    failed: u32,
}

impl World {
    fn new(seed: u64) -> World {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let config = Config {
            workers: rng.random_range(1..=4),
            ..CONFIG
        };
        World {
            scheduler: Scheduler::new(config),
            config,
            rng,
            now: 0,
            puppets: BTreeMap::new(),
            ever: BTreeSet::new(),
            open: BTreeMap::new(),
            asked: 0,
            right: 0,
            failed: 0,
        }
    }

    fn event(&mut self, event: Event) {
        for command in self.scheduler.handle(self.now, event) {
            match command {
                Command::Start(worker) => {
                    assert!(self.ever.insert(worker), "names are used once");
                    self.puppets.insert(worker, Puppet::default());
                    assert!(self.puppets.len() <= self.config.workers);
                }
                Command::Stop(worker) => {
                    assert!(self.puppets.remove(&worker).is_some());
                }
                Command::Send(worker, request) => self.deliver(worker, request),
                Command::Interim(..) => panic!("nothing is streamed here"),
                Command::Finish(decision, result) => {
                    let level = self.open.remove(&decision).expect("answered once");
                    match result {
                        Ok(answers) => {
                            assert_eq!(merged(answers), Ok(whole(level)));
                            self.right += 1;
                        }
                        Err(_) => self.failed += 1,
                    }
                }
            }
        }
    }

    fn deliver(&mut self, worker: WorkerId, request: Request) {
        let crossing: bool = self.rng.random();
        let puppet = self.puppets.get_mut(&worker).expect("it is running");
        assert!(puppet.ready, "nothing is said to a worker that loads");
        match request {
            Request::Search { id, task, .. } => {
                assert!(puppet.questions.is_empty() && puppet.owed.is_empty());
                puppet.questions.push((id, shard_of(&task)));
            }
            Request::Cancel { id } => {
                // Its answer may be on its way; a word is owed anyway.
                if !crossing {
                    puppet.questions.retain(|(asked, _)| *asked != id);
                }
                puppet.owed.push(id);
            }
        }
    }

    /// The worker does the next thing it has to do.
    fn act(&mut self, worker: WorkerId) {
        let puppet = self.puppets.get_mut(&worker).expect("it is running");
        if puppet.dead {
            return;
        }
        let response = if !puppet.ready {
            puppet.ready = true;
            Response::Ready { protocol: PROTOCOL }
        } else if let Some((id, shard)) = puppet.questions.pop() {
            let answer = encode(&advice(shard));
            Response::Answer { id, answer }
        } else if let Some(id) = puppet.owed.pop() {
            Response::Cancelled { id }
        } else {
            return;
        };
        self.event(Event::Message(worker, response));
    }

    fn some_worker(&mut self) -> Option<WorkerId> {
        self.puppets.keys().choose(&mut self.rng).copied()
    }

    fn ask(&mut self) {
        let level = *Level::ALL.choose(&mut self.rng).expect("there are some");
        self.asked += 1;
        let id = DecisionId(self.asked);
        self.open.insert(id, level);
        self.event(Event::Asked(id, job(&task(level))));
    }

    fn step(&mut self, trouble: bool) {
        self.now += self.rng.random_range(0..20);
        let due = self.scheduler.due().is_some_and(|due| due <= self.now);
        match self.rng.random_range(0..40) {
            _ if due => self.event(Event::Tick),
            0..4 => self.ask(),
            4..6 => {
                if let Some(id) = self.open.keys().next().copied() {
                    self.open.remove(&id);
                    self.event(Event::Cancelled(id));
                }
            }
            6 if trouble => {
                if let Some(worker) = self.some_worker() {
                    self.event(Event::Failed(worker));
                }
            }
            7 if trouble => {
                if let Some(worker) = self.some_worker() {
                    self.puppets.get_mut(&worker).expect("it is running").dead = true;
                }
            }
            8 if trouble => {
                if let Some(worker) = self.some_worker() {
                    self.event(Event::Garbled(worker));
                }
            }
            _ => {
                if let Some(worker) = self.some_worker() {
                    self.act(worker);
                }
            }
        }
    }

    /// Lets everybody alive work, and time pass, until nothing is open.
    fn settle(&mut self) {
        for _ in 0..10_000 {
            if self.open.is_empty() {
                return;
            }
            let workers: Vec<_> = self.puppets.keys().copied().collect();
            for worker in workers {
                if self.puppets.contains_key(&worker) {
                    self.act(worker);
                }
            }
            if let Some(due) = self.scheduler.due() {
                self.now = due.min(self.now + 100).max(self.now);
                self.event(Event::Tick);
            }
        }
        panic!("still waiting: {:?} {:?}", self.open, self.scheduler);
    }
}

#[test]
fn everybody_is_answered_once_whatever_happens() {
    let (mut right, mut failed) = (0, 0);
    for seed in 0..300 {
        let mut world = World::new(seed);
        for _ in 0..400 {
            world.step(true);
        }
        world.settle();
        right += world.right;
        failed += world.failed;
    }
    assert!(
        right > 1_000 && failed > 10,
        "{right} right, {failed} failed"
    );
}

#[test]
fn without_trouble_nothing_fails() {
    for seed in 0..100 {
        let mut world = World::new(seed);
        for _ in 0..400 {
            world.step(false);
        }
        world.settle();
        assert_eq!(world.failed, 0);
        assert!(world.right > 0);
        assert!(world.ever.len() <= world.config.workers, "none was lost");
    }
}
