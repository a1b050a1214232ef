//! What happens when nothing goes wrong, and when advice is no longer needed.

use super::*;

#[test]
fn nothing_starts_before_somebody_asks() {
    let mut rig = Rig::new(CONFIG);
    rig.event(Event::Tick);
    assert!(rig.is_silent());
    assert_eq!(rig.scheduler.due(), None);
}

#[test]
fn a_decision_of_one_shard_takes_one_worker() {
    let mut rig = Rig::new(CONFIG);
    rig.ask(1, Level::Regular);
    assert_eq!(rig.started.len(), 1);
    assert!(rig.sent.is_empty(), "it must not be asked while it loads");
    rig.ready(rig.started[0]);
    assert_eq!(rig.sent[0].shard, Shard { index: 0, of: 1 });
    rig.answer(rig.sent[0]);
    assert_eq!(rig.finished, [(DecisionId(1), Ok(whole(Level::Regular)))]);
    assert_eq!(rig.scheduler.due(), None);
}

#[test]
fn an_experts_shards_are_spread_over_all_workers() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Expert);
    let asked_of: Vec<_> = rig.sent.iter().map(|sent| sent.worker).collect();
    assert_eq!(asked_of, workers);
    let shards: Vec<_> = rig.sent.iter().map(|sent| sent.shard.index).collect();
    assert_eq!(shards, [0, 1, 2]);
    assert!(rig.sent.iter().all(|sent| sent.shard.of == 4));
    let sent = rig.sent.clone();
    rig.answer(sent[1]);
    let last = rig.sent[0];
    assert_eq!((last.worker, last.shard.index), (workers[1], 3));
    rig.answer(sent[0]);
    rig.answer(sent[2]);
    assert!(rig.finished.is_empty());
    rig.answer(last);
    assert_eq!(rig.finished, [(DecisionId(1), Ok(whole(Level::Expert)))]);
}

#[test]
fn the_result_does_not_depend_on_the_workers_or_their_speed() {
    for workers in 1..=5 {
        for last_first in [false, true] {
            let (mut rig, _) = Rig::warm(Config { workers, ..CONFIG });
            rig.ask(1, Level::Expert);
            let mut open = rig.sent.clone();
            let mut result = None;
            while !open.is_empty() {
                let next = if last_first { open.len() - 1 } else { 0 };
                rig.answer(open.remove(next));
                open.append(&mut rig.sent.clone());
                result = rig.finished.pop().or(result);
            }
            assert_eq!(result, Some((DecisionId(1), Ok(whole(Level::Expert)))));
        }
    }
}

#[test]
fn workers_are_kept_for_later_decisions() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    for decision in 1..10 {
        rig.ask(decision, Level::Regular);
        assert!(rig.started.is_empty());
        assert_eq!(rig.sent[0].worker, workers[0]);
        rig.answer(rig.sent[0]);
        assert_eq!(rig.finished.len(), 1);
    }
}

#[test]
fn decisions_wait_for_their_turn() {
    let (mut rig, _) = Rig::warm(Config {
        workers: 1,
        ..CONFIG
    });
    rig.ask(1, Level::Regular);
    let first = rig.sent[0];
    rig.ask(2, Level::Regular);
    assert!(rig.is_silent());
    rig.answer(first);
    assert_eq!(rig.finished[0].0, DecisionId(1));
    let second = rig.sent[0];
    rig.answer(second);
    assert_eq!(rig.finished[0].0, DecisionId(2));
}

#[test]
fn a_cancelled_decision_gives_no_advice_and_frees_its_workers() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Expert);
    let sent = rig.sent.clone();
    rig.event(Event::Cancelled(DecisionId(1)));
    let expected: Vec<_> = sent.iter().map(|sent| (sent.worker, sent.id)).collect();
    assert_eq!(rig.cancelled, expected);
    assert!(rig.finished.is_empty());
    rig.ask(2, Level::Regular);
    assert!(rig.sent.is_empty(), "nobody has confirmed yet");
    rig.cancelled(workers[2], expected[2].1);
    assert_eq!(rig.sent[0].worker, workers[2]);
    rig.answer(rig.sent[0]);
    assert_eq!(rig.finished.len(), 1);
}

#[test]
fn an_answer_that_crosses_its_cancellation_is_dropped() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Regular);
    let sent = rig.sent[0];
    rig.event(Event::Cancelled(DecisionId(1)));
    rig.answer(sent);
    assert!(rig.is_silent());
    rig.cancelled(workers[0], sent.id);
    assert!(rig.is_silent());
    rig.ask(2, Level::Regular);
    assert_eq!(rig.sent[0].worker, workers[0]);
    assert_ne!(rig.sent[0].id, sent.id);
}

#[test]
fn a_decision_can_be_cancelled_before_any_worker_is_ready() {
    let mut rig = Rig::new(CONFIG);
    rig.ask(1, Level::Expert);
    let workers = rig.started.clone();
    assert_eq!(workers.len(), 3);
    rig.event(Event::Cancelled(DecisionId(1)));
    assert!(rig.is_silent());
    rig.ready(workers[0]);
    assert!(rig.is_silent());
}

#[test]
fn cancelling_what_is_over_or_unknown_does_nothing() {
    let (mut rig, _) = Rig::warm(CONFIG);
    rig.ask(1, Level::Regular);
    rig.answer(rig.sent[0]);
    assert_eq!(rig.finished.len(), 1);
    rig.event(Event::Cancelled(DecisionId(1)));
    assert!(rig.is_silent());
    rig.event(Event::Cancelled(DecisionId(99)));
    assert!(rig.is_silent());
}

#[test]
fn cancelling_one_decision_leaves_the_others_alone() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Regular);
    rig.ask(2, Level::Regular);
    let second = rig.sent[0];
    rig.event(Event::Cancelled(DecisionId(1)));
    assert_eq!(rig.cancelled.len(), 1);
    assert_eq!(rig.cancelled[0].0, workers[0]);
    rig.answer(second);
    assert_eq!(rig.finished[0].0, DecisionId(2));
}

#[test]
fn giving_up_the_pool_ends_all_workers() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Expert);
    let sent = rig.sent[0];
    rig.event(Event::Disposed);
    assert_eq!(rig.stopped, workers);
    assert!(rig.finished.is_empty());
    assert_eq!(rig.scheduler.due(), None);
    rig.answer(sent);
    assert!(rig.is_silent());
}

#[test]
fn what_is_known_meanwhile_is_passed_on() {
    let (mut rig, _) = Rig::warm(CONFIG);
    let streamed = Job {
        is_streamed: true,
        ..job(&task(Level::Regular))
    };
    rig.event(Event::Asked(DecisionId(1), streamed));
    let sent = rig.sent[0];
    let interim = |id| Response::Interim {
        id,
        answer: encode(&advice(sent.shard)),
    };
    for _ in 0..2 {
        rig.event(Event::Message(sent.worker, interim(sent.id)));
        let told = (DecisionId(1), encode(&advice(sent.shard)));
        assert_eq!(rig.interim, [told]);
    }
    rig.answer(sent);
    assert_eq!(rig.finished.len(), 1);
    // After a cancellation nothing more is passed on.
    rig.ask(2, Level::Regular);
    let sent = rig.sent[0];
    rig.event(Event::Cancelled(DecisionId(2)));
    rig.event(Event::Message(sent.worker, interim(sent.id)));
    assert!(rig.is_silent());
}
