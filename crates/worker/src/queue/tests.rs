use std::cell::Cell;
use std::rc::Rc;

use engine::dekal::{Dekal, Rules};
use engine::{Game, Seat};
use protocol::{Advice, AnyAdvice, Choice, Estimate, Level, ReadRequests, Share, Task, encode};

use super::*;

/// Counts work and makes time pass: `seed` units of a tenth of a millisecond
/// each; refuses a seed of 0.
#[derive(Debug)]
struct Counting {
    left: u64,
    steps: u32,
    clock: Rc<Cell<f64>>,
}

thread_local! {
    static CLOCK: Rc<Cell<f64>> = Rc::new(Cell::new(1_000.0));
}

const UNIT_MS: f64 = 0.1;

impl AnytimeSearch for Counting {
    fn step(&mut self, work: u32) -> bool {
        let work = u64::from(work).min(self.left);
        self.clock.set(self.clock.get() + work as f64 * UNIT_MS);
        self.left -= work;
        self.steps += 1;
        self.left == 0
    }

    fn advice(&self) -> AnyAdvice {
        advice(self.steps)
    }
}

fn advice(samples: u32) -> AnyAdvice {
    let estimate = Estimate {
        value: 1.0,
        score: 2.0,
        win: None,
        samples,
    };
    let action = "flip r1c1".parse().unwrap();
    AnyAdvice::Dekal(Advice::new(vec![Choice { action, estimate }]))
}

fn queue() -> TaskQueue<Counting> {
    TaskQueue::new(|task| {
        let AnyTask::Dekal(task) = task else {
            return Err(Trouble::NotLearned);
        };
        if task.seed == 0 {
            return Err(Trouble::NothingToDecide);
        }
        Ok(Counting {
            left: task.seed,
            steps: 0,
            clock: CLOCK.with(Rc::clone),
        })
    })
}

fn now() -> f64 {
    CLOCK.with(|clock| clock.get())
}

fn think(id: u32, units: u64) -> Vec<u8> {
    let view = Dekal::new(&Rules::default()).unwrap().view(Seat::new(0));
    let task = Box::new(AnyTask::Dekal(Task {
        view,
        level: Level::Expert,
        seed: units,
        share: Share::WHOLE,
    }));
    encode(&Request::Think { id, task })
}

fn cancel(id: u32) -> Vec<u8> {
    let request: Request = Request::Cancel { id };
    encode(&request)
}

/// Puts a message on the queue, as bytes.
fn receive(queue: &mut TaskQueue<Counting>, message: &[u8]) -> Option<Reply> {
    queue.receive(Dekal::read(message))
}

/// Slices until there is a reply; the task it is about, and how many slices it
/// took.
fn run(queue: &mut TaskQueue<Counting>) -> (u32, u32) {
    for slices in 1..10_000 {
        let before = now();
        let reply = queue.slice(now);
        assert!(now() - before < SLICE_MS + 5.0, "a slice stays short");
        match reply {
            Some(Reply::Advice { id, .. }) => return (id, slices),
            Some(reply) => panic!("{reply:?}"),
            None => assert!(queue.is_busy()),
        }
    }
    panic!("it never ends");
}

#[test]
fn an_empty_desk_has_nothing_to_say() {
    let mut queue = queue();
    assert!(!queue.is_busy());
    assert_eq!(queue.slice(now), None);
}

#[test]
fn a_small_task_takes_one_slice() {
    let mut queue = queue();
    assert_eq!(receive(&mut queue, &think(5, 20)), None);
    assert!(queue.is_busy());
    assert_eq!(run(&mut queue), (5, 1));
    assert!(!queue.is_busy());
}

#[test]
fn a_long_task_is_cut_into_slices() {
    let mut queue = queue();
    receive(&mut queue, &think(5, 5_000)); // half a second
    let (id, slices) = run(&mut queue);
    assert_eq!(id, 5);
    assert!((40..=50).contains(&slices), "{slices}");
}

#[test]
fn tasks_are_seen_to_in_their_order() {
    let mut queue = queue();
    for id in [8, 3, 5] {
        assert_eq!(receive(&mut queue, &think(id, 1_000)), None);
    }
    assert_eq!(
        [run(&mut queue).0, run(&mut queue).0, run(&mut queue).0],
        [8, 3, 5]
    );
    assert!(!queue.is_busy());
}

#[test]
fn a_task_is_capped_by_the_clock_and_answers_what_it_has() {
    let mut queue = queue();
    let start = now();
    receive(&mut queue, &think(1, u64::MAX));
    assert_eq!(run(&mut queue).0, 1);
    let took = now() - start;
    let cap = f64::from(Level::Expert.cap_ms());
    assert!((cap..cap + 5.0).contains(&took), "{took}");
}

#[test]
fn the_cap_counts_from_the_tasks_own_beginning() {
    let mut queue = queue();
    receive(&mut queue, &think(1, u64::MAX));
    receive(&mut queue, &think(2, 10_000)); // a second
    run(&mut queue);
    let start = now();
    assert_eq!(run(&mut queue).0, 2);
    assert!((999.0..1_001.0).contains(&(now() - start)));
}

#[test]
fn a_cancelled_task_is_forgotten() {
    let mut queue = queue();
    receive(&mut queue, &think(1, u64::MAX));
    receive(&mut queue, &think(2, 20));
    assert_eq!(queue.slice(now), None);
    assert_eq!(
        receive(&mut queue, &cancel(1)),
        Some(Reply::Forgotten { id: 1 })
    );
    assert_eq!(run(&mut queue), (2, 1));
}

#[test]
fn a_waiting_task_can_be_cancelled() {
    let mut queue = queue();
    receive(&mut queue, &think(1, 20));
    receive(&mut queue, &think(2, 20));
    assert_eq!(
        receive(&mut queue, &cancel(2)),
        Some(Reply::Forgotten { id: 2 })
    );
    assert_eq!(run(&mut queue).0, 1);
    assert!(!queue.is_busy());
}

#[test]
fn cancelling_what_is_not_there_is_confirmed_too() {
    let mut queue = queue();
    assert_eq!(
        receive(&mut queue, &cancel(9)),
        Some(Reply::Forgotten { id: 9 })
    );
}

#[test]
fn a_refusal_names_the_task_and_leaves_the_others() {
    let mut queue = queue();
    receive(&mut queue, &think(1, 20));
    let reply = receive(&mut queue, &think(2, 0));
    let trouble = Trouble::NothingToDecide;
    let id = Some(2);
    assert_eq!(reply, Some(Reply::Trouble { id, trouble }));
    assert_eq!(run(&mut queue).0, 1);
}

#[test]
fn what_cannot_be_read_is_said_so() {
    let unreadable = Some(Reply::Trouble {
        id: None,
        trouble: Trouble::Unreadable,
    });
    let mut queue = queue();
    assert_eq!(receive(&mut queue, &[]), unreadable);
    assert_eq!(receive(&mut queue, &[0xff; 40]), unreadable);
    let whole = think(1, 20);
    for length in 0..whole.len() {
        assert_eq!(
            receive(&mut queue, &whole[..length]),
            unreadable,
            "{length}"
        );
    }
    assert!(!queue.is_busy());
}

#[test]
fn no_damaged_message_breaks_the_desk() {
    let mut queue = queue();
    let whole = think(1, 20);
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut damaged = whole.clone();
            damaged[at] ^= 1 << bit;
            receive(&mut queue, &damaged);
        }
    }
}
