use std::cell::Cell;
use std::rc::Rc;

use engine::dekal::{Dekal, Rules};
use engine::{Game, Seat};
use protocol::{GameTask, Level, Shard, Task, WorkerTask, decode, encode};

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

impl WorkerSearch for Counting {
    fn step(&mut self, work: u32) -> bool {
        let work = u64::from(work).min(self.left);
        self.clock.set(self.clock.get() + work as f64 * UNIT_MS);
        self.left -= work;
        self.steps += 1;
        self.left == 0
    }

    fn has_answer(&self) -> bool {
        true
    }

    fn answer(&self) -> Vec<u8> {
        encode(&self.steps)
    }
}

fn queue() -> TaskQueue {
    TaskQueue::new(|task| {
        let GameTask::<Dekal>::Decision(task) = decode(task).map_err(|_| TaskError::Unreadable)?
        else {
            return Err(TaskError::WeightsNotLoaded);
        };
        if task.seed == 0 {
            return Err(TaskError::NothingToDecide);
        }
        Ok(Box::new(Counting {
            left: task.seed,
            steps: 0,
            clock: CLOCK.with(Rc::clone),
        }))
    })
}

fn now() -> f64 {
    CLOCK.with(|clock| clock.get())
}

fn search(id: u32, units: u64) -> Vec<u8> {
    request(id, units, false)
}

fn request(id: u32, units: u64, is_streamed: bool) -> Vec<u8> {
    let view = Dekal::new(&Rules::default()).unwrap().view(Seat::new(0));
    let task = Task::<Dekal> {
        view,
        level: Level::Expert,
        seed: units,
        style: None,
        shard: Shard::WHOLE,
    };
    encode(&Request::Search {
        id,
        cap_ms: task.cap_ms(),
        is_streamed,
        task: task.to_bytes(),
    })
}

fn cancel(id: u32) -> Vec<u8> {
    encode(&Request::Cancel { id })
}

/// Puts a message on the queue, as bytes.
fn receive(queue: &mut TaskQueue, message: &[u8]) -> Option<Response> {
    queue.receive(decode(message))
}

/// Slices until there is a reply; the task it is about, and how many slices it
/// took.
fn run(queue: &mut TaskQueue) -> (u32, u32) {
    for slices in 1..10_000 {
        let before = now();
        let response = queue.slice(now);
        assert!(now() - before < SLICE_MS + 5.0, "a slice stays short");
        match response {
            Some(Response::Answer { id, .. }) => return (id, slices),
            Some(response) => panic!("{response:?}"),
            None => assert!(queue.is_busy()),
        }
    }
    panic!("it never ends");
}

#[test]
fn an_empty_queue_has_no_response() {
    let mut queue = queue();
    assert!(!queue.is_busy());
    assert_eq!(queue.slice(now), None);
}

#[test]
fn a_small_task_takes_one_slice() {
    let mut queue = queue();
    assert_eq!(receive(&mut queue, &search(5, 20)), None);
    assert!(queue.is_busy());
    assert_eq!(run(&mut queue), (5, 1));
    assert!(!queue.is_busy());
}

#[test]
fn a_long_task_is_cut_into_slices() {
    let mut queue = queue();
    receive(&mut queue, &search(5, 5_000)); // half a second
    let (id, slices) = run(&mut queue);
    assert_eq!(id, 5);
    assert!((40..=50).contains(&slices), "{slices}");
}

#[test]
fn what_is_known_meanwhile_is_told_to_who_asks_for_it() {
    let mut queue = queue();
    receive(&mut queue, &request(5, 5_000, true)); // half a second
    let begun = now();
    let mut told = Vec::new();
    loop {
        match queue.slice(now) {
            Some(Response::Interim { id: 5, .. }) => told.push(now() - begun),
            Some(Response::Answer { id: 5, .. }) => break,
            Some(other) => panic!("{other:?}"),
            None => assert!(queue.is_busy()),
        }
    }
    // At 50 ms, and then twice as late each time, but for the length of slices.
    assert_eq!(told.len(), 4, "{told:?}");
    for (told, due) in told.iter().zip([50.0, 100.0, 200.0, 400.0]) {
        assert!(*told >= due && *told < 1.4 * due, "{told} and {due}");
    }
}

#[test]
fn tasks_are_seen_to_in_their_order() {
    let mut queue = queue();
    for id in [8, 3, 5] {
        assert_eq!(receive(&mut queue, &search(id, 1_000)), None);
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
    receive(&mut queue, &search(1, u64::MAX));
    assert_eq!(run(&mut queue).0, 1);
    let took = now() - start;
    let cap = f64::from(Level::Expert.cap_ms());
    assert!((cap..cap + 5.0).contains(&took), "{took}");
}

#[test]
fn the_cap_counts_from_the_tasks_own_beginning() {
    let mut queue = queue();
    receive(&mut queue, &search(1, u64::MAX));
    receive(&mut queue, &search(2, 10_000)); // a second
    run(&mut queue);
    let start = now();
    assert_eq!(run(&mut queue).0, 2);
    assert!((999.0..1_001.0).contains(&(now() - start)));
}

#[test]
fn a_cancelled_task_is_forgotten() {
    let mut queue = queue();
    receive(&mut queue, &search(1, u64::MAX));
    receive(&mut queue, &search(2, 20));
    assert_eq!(queue.slice(now), None);
    assert_eq!(
        receive(&mut queue, &cancel(1)),
        Some(Response::Cancelled { id: 1 })
    );
    assert_eq!(run(&mut queue), (2, 1));
}

#[test]
fn a_waiting_task_can_be_cancelled() {
    let mut queue = queue();
    receive(&mut queue, &search(1, 20));
    receive(&mut queue, &search(2, 20));
    assert_eq!(
        receive(&mut queue, &cancel(2)),
        Some(Response::Cancelled { id: 2 })
    );
    assert_eq!(run(&mut queue).0, 1);
    assert!(!queue.is_busy());
}

#[test]
fn cancelling_what_is_not_there_is_confirmed_too() {
    let mut queue = queue();
    assert_eq!(
        receive(&mut queue, &cancel(9)),
        Some(Response::Cancelled { id: 9 })
    );
}

#[test]
fn a_refusal_names_the_task_and_leaves_the_others() {
    let mut queue = queue();
    receive(&mut queue, &search(1, 20));
    let response = receive(&mut queue, &search(2, 0));
    let error = TaskError::NothingToDecide;
    let id = Some(2);
    assert_eq!(response, Some(Response::Failed { id, error }));
    assert_eq!(run(&mut queue).0, 1);
}

#[test]
fn what_cannot_be_read_is_said_so() {
    let unreadable = Some(Response::Failed {
        id: None,
        error: TaskError::Unreadable,
    });
    let mut queue = queue();
    assert_eq!(receive(&mut queue, &[]), unreadable);
    assert_eq!(receive(&mut queue, &[0xff; 40]), unreadable);
    let whole = search(1, 20);
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
fn a_task_that_cannot_be_read_is_refused_by_its_number() {
    let whole = Request::Search {
        id: 7,
        cap_ms: 1_000,
        is_streamed: false,
        task: vec![0xff; 40],
    };
    let refused = Some(Response::Failed {
        id: Some(7),
        error: TaskError::Unreadable,
    });
    let mut queue = queue();
    assert_eq!(receive(&mut queue, &encode(&whole)), refused);
    assert!(!queue.is_busy());
}

#[test]
fn no_damaged_message_breaks_the_queue() {
    let mut queue = queue();
    let whole = search(1, 20);
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut damaged = whole.clone();
            damaged[at] ^= 1 << bit;
            receive(&mut queue, &damaged);
        }
    }
}
