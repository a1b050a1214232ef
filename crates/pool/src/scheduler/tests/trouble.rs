//! What happens when workers crash, fall silent, or do not start.

use protocol::TaskError;

use super::*;

#[test]
fn a_crash_in_mid_thought_is_asked_again_elsewhere() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Expert);
    let sent = rig.sent.clone();
    rig.event(Event::Failed(workers[1]));
    assert_eq!(rig.stopped, [workers[1]]);
    let replacement = rig.started[0];
    assert!(!workers.contains(&replacement));
    rig.ready(replacement);
    let again = rig.sent[0];
    assert_eq!(again.worker, replacement);
    assert_eq!(again.shard, sent[1].shard);
    assert_ne!(again.id, sent[1].id);
    for sent in [sent[0], sent[2], again] {
        rig.answer(sent);
        if let Some(last) = rig.sent.first().copied() {
            rig.answer(last);
        }
    }
    assert_eq!(rig.finished, [(DecisionId(1), Ok(whole(Level::Expert)))]);
}

#[test]
fn a_silent_death_is_noticed_by_its_silence() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Regular);
    let cap = u64::from(Level::Regular.cap_ms());
    assert_eq!(rig.scheduler.due(), Some(rig.now + cap + CONFIG.margin_ms));
    rig.wait(cap + CONFIG.margin_ms - 1);
    assert!(rig.is_silent());
    rig.wait(1);
    assert_eq!(rig.stopped, [workers[0]]);
    assert_eq!(
        rig.sent[0].worker, workers[1],
        "a free one takes over at once"
    );
    rig.answer(rig.sent[0]);
    assert_eq!(rig.finished, [(DecisionId(1), Ok(whole(Level::Regular)))]);
}

#[test]
fn a_lost_workers_late_words_are_not_heard() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Regular);
    let sent = rig.sent[0];
    rig.wait_until_due();
    assert_eq!(rig.stopped, [workers[0]]);
    rig.answer(sent);
    assert!(rig.is_silent());
    rig.event(Event::Failed(workers[0]));
    assert!(rig.is_silent());
    rig.event(Event::Garbled(workers[0]));
    assert!(rig.is_silent());
}

#[test]
fn a_shard_that_always_crashes_is_given_up() {
    let (mut rig, _) = Rig::warm(Config {
        decision_ms: 100_000,
        ..CONFIG
    });
    rig.ask(1, Level::Regular);
    for _ in 1..CONFIG.tries {
        rig.event(Event::Failed(rig.sent[0].worker));
        assert!(rig.finished.is_empty());
        assert_eq!(rig.sent.len(), 1);
    }
    rig.event(Event::Failed(rig.sent[0].worker));
    assert_eq!(rig.finished, [(DecisionId(1), Err(PoolError::Crashed))]);
    assert!(rig.started.is_empty(), "replacements come when needed");
    rig.ask(2, Level::Regular);
    assert_eq!(rig.started.len(), 1, "asking again is a fresh attempt");
}

#[test]
fn when_one_shard_is_given_up_the_others_are_cancelled() {
    let (mut rig, workers) = Rig::warm(Config { tries: 1, ..CONFIG });
    rig.ask(1, Level::Expert);
    rig.event(Event::Failed(workers[0]));
    assert_eq!(rig.finished, [(DecisionId(1), Err(PoolError::Crashed))]);
    let cancelled: Vec<_> = rig.cancelled.iter().map(|(worker, _)| *worker).collect();
    assert_eq!(cancelled, [workers[1], workers[2]]);
}

#[test]
fn a_worker_that_does_not_cancel_is_replaced() {
    let (mut rig, workers) = Rig::warm(Config {
        workers: 1,
        ..CONFIG
    });
    rig.ask(1, Level::Regular);
    rig.event(Event::Cancelled(DecisionId(1)));
    rig.ask(2, Level::Regular);
    assert!(rig.is_silent());
    rig.wait(CONFIG.cancel_ms);
    assert_eq!(rig.stopped, workers);
    rig.ready(rig.started[0]);
    rig.answer(rig.sent[0]);
    assert_eq!(rig.finished[0].0, DecisionId(2));
}

#[test]
fn workers_that_cannot_start_are_reported() {
    let mut rig = Rig::new(CONFIG);
    rig.ask(1, Level::Regular);
    rig.event(Event::Failed(rig.started[0]));
    assert!(rig.finished.is_empty());
    rig.event(Event::Failed(rig.started[0]));
    assert_eq!(rig.finished, [(DecisionId(1), Err(PoolError::CannotStart))]);
    assert!(rig.started.is_empty());
    assert_eq!(rig.scheduler.due(), None);
    rig.ask(2, Level::Regular);
    rig.ready(rig.started[0]);
    assert_eq!(rig.sent.len(), 1, "the person may try again");
}

#[test]
fn workers_that_never_get_ready_are_reported() {
    let mut rig = Rig::new(CONFIG);
    rig.ask(1, Level::Expert);
    assert_eq!(rig.started.len(), 3);
    rig.wait(CONFIG.start_ms);
    assert_eq!(rig.stopped.len(), 3);
    assert_eq!(rig.finished, [(DecisionId(1), Err(PoolError::CannotStart))]);
}

#[test]
fn one_worker_that_starts_is_enough() {
    let mut rig = Rig::new(CONFIG);
    rig.ask(1, Level::Expert);
    let workers = rig.started.clone();
    rig.event(Event::Failed(workers[0]));
    rig.event(Event::Failed(workers[1]));
    assert!(rig.started.is_empty(), "two failures in a row are enough");
    rig.ready(workers[2]);
    let mut next = rig.sent.first().copied();
    let mut result = None;
    while let Some(sent) = next {
        assert_eq!(sent.worker, workers[2]);
        rig.answer(sent);
        next = rig.sent.first().copied();
        result = rig.finished.pop().or(result);
    }
    assert_eq!(result, Some((DecisionId(1), Ok(whole(Level::Expert)))));
}

#[test]
fn a_worker_of_another_release_is_asked_nothing() {
    let other = Response::Ready {
        protocol: PROTOCOL + 1,
    };
    let mut rig = Rig::new(CONFIG);
    rig.ask(1, Level::Expert);
    let workers = rig.started.clone();
    rig.event(Event::Message(workers[0], other));
    assert_eq!(rig.stopped, [workers[0]]);
    assert_eq!(
        rig.finished,
        [(DecisionId(1), Err(PoolError::WrongRelease))]
    );
    assert!(rig.sent.is_empty() && rig.started.is_empty());
}

#[test]
fn a_first_message_that_cannot_be_read_is_of_another_release() {
    let mut rig = Rig::new(CONFIG);
    rig.ask(1, Level::Regular);
    rig.event(Event::Garbled(rig.started[0]));
    assert_eq!(
        rig.finished,
        [(DecisionId(1), Err(PoolError::WrongRelease))]
    );
}

#[test]
fn nonsense_from_a_worker_ends_it() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Regular);
    let id = rig.sent[0].id;
    let answer = encode(&Advice::<Action>::new(Vec::new()));
    rig.event(Event::Message(workers[0], Response::Answer { id, answer }));
    assert_eq!(rig.stopped, [workers[0]]);
    let id = rig.sent[0].id + 1;
    let answer = encode(&advice(Shard::WHOLE));
    rig.event(Event::Message(workers[1], Response::Answer { id, answer }));
    assert_eq!(rig.stopped, [workers[1]]);
    rig.event(Event::Garbled(workers[2]));
    assert_eq!(rig.stopped, [workers[2]]);
    assert_eq!(rig.finished, [(DecisionId(1), Err(PoolError::Crashed))]);
}

#[test]
fn a_refused_question_is_not_asked_again() {
    for id_known in [true, false] {
        let (mut rig, workers) = Rig::warm(CONFIG);
        rig.ask(1, Level::Expert);
        let response = Response::Failed {
            id: id_known.then_some(rig.sent[1].id),
            error: TaskError::NothingToDecide,
        };
        rig.event(Event::Message(workers[1], response));
        let error = PoolError::Refused(TaskError::NothingToDecide);
        assert_eq!(rig.finished, [(DecisionId(1), Err(error))]);
        assert!(rig.stopped.is_empty() && rig.sent.is_empty());
        assert_eq!(rig.cancelled.len(), 2);
    }
}

#[test]
fn when_time_is_up_what_is_known_counts() {
    let (mut rig, _) = Rig::warm(Config {
        decision_ms: 2_000,
        ..CONFIG
    });
    rig.ask(1, Level::Expert);
    let shard = rig.sent[0].shard;
    rig.answer(rig.sent[0]);
    rig.wait(2_000);
    let known = Advice::merge([advice(shard)]).unwrap();
    assert_eq!(rig.finished, [(DecisionId(1), Ok(known))]);
    assert_eq!(rig.cancelled.len(), 3);
}

#[test]
fn a_decisions_time_is_counted_from_its_first_shard() {
    let (mut rig, _) = Rig::warm(Config {
        workers: 1,
        decision_ms: 3_000,
        ..CONFIG
    });
    rig.ask(1, Level::Expert);
    let first = rig.sent[0];
    rig.wait(1_900);
    rig.answer(first);
    assert_eq!(rig.sent.len(), 1, "the next shard");
    rig.wait(1_099);
    assert!(rig.finished.is_empty());
    rig.wait(1);
    assert_eq!(rig.finished.len(), 1);
}

#[test]
fn when_time_is_up_and_nothing_is_known_it_is_reported() {
    let (mut rig, _) = Rig::warm(Config {
        decision_ms: 2_000,
        ..CONFIG
    });
    rig.ask(1, Level::Expert);
    rig.wait(2_000);
    assert_eq!(rig.finished, [(DecisionId(1), Err(PoolError::TooSlow))]);
    assert_eq!(rig.cancelled.len(), 3);
}

#[test]
fn a_page_that_slept_hears_its_workers_first() {
    let (mut rig, workers) = Rig::warm(CONFIG);
    rig.ask(1, Level::Regular);
    let sent = rig.sent[0];
    rig.wait(3_600_000);
    assert!(rig.is_silent(), "the answer may be waiting");
    rig.answer(sent);
    assert_eq!(rig.finished.len(), 1);
    rig.ask(2, Level::Regular);
    rig.wait(3_600_000);
    assert!(rig.is_silent(), "every sleep is forgiven once");
    rig.wait(3_600_000);
    assert_eq!(rig.stopped, [workers[0]], "but not two in a row");
}

#[test]
fn an_idle_worker_that_breaks_is_replaced_when_needed() {
    let (mut rig, workers) = Rig::warm(Config {
        workers: 1,
        ..CONFIG
    });
    rig.event(Event::Failed(workers[0]));
    assert_eq!(rig.stopped, workers);
    assert!(rig.started.is_empty());
    rig.ask(1, Level::Regular);
    assert_eq!(rig.started.len(), 1);
}
