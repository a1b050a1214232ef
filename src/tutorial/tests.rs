//! What every lesson has to keep to: what happens in it is legal, something is
//! said at each of its stops in every language, and what is demanded can be
//! done at the table.

use std::collections::BTreeSet;

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Entry, Phase, Seat};

use super::Taught;
use super::lesson::{Lesson, Stop};
use crate::table::{PERSON, RunEvent, Runner};
use model::lang::Lang;
use model::session::{Due, Guidance, Session};

fn stop<G: Taught>(name: &str) -> (Lesson<G>, Stop) {
    let lesson = Lesson::<G>::new();
    let found = lesson.stops.iter().copied().find(|stop| stop.name == name);
    let stop = found.unwrap_or_else(|| panic!("no stop is called {name}"));
    (lesson, stop)
}

/// The match at a stop.
pub fn at<G: Taught>(name: &str) -> Session<G> {
    let (lesson, stop) = stop(name);
    lesson.session(&stop, false)
}

/// The length of the log at a stop.
pub fn log_at<G: Taught>(name: &str) -> usize {
    stop::<G>(name).1.at
}

/// Plays a stop to its end, as the table does.
fn play<G: Taught>(lesson: &Lesson<G>, stop: &Stop) -> Session<G> {
    let mut run = Runner::new(lesson.session(stop, true));
    while run.session.play().log().len() < stop.end {
        let before = run.session.clone();
        match (run.actor(), run.bot_to_ask(), run.session.due()) {
            (Some(seat), None, Due::Decide(_)) => {
                let wanted = run.session.prepared(seat).unwrap();
                run.act(wanted).unwrap();
            }
            (None, Some(seat), Due::Decide(_)) => {
                let action = run.session.prepared(seat).unwrap();
                let decisions = run.decisions(seat);
                run.handle(RunEvent::Bot(seat, decisions, action));
            }
            (None, None, Due::Luck) => run.handle(RunEvent::Luck(run.generation)),
            other => panic!("{}: nothing goes on: {other:?}", stop.name),
        }
        assert_ne!(run.session, before, "{}", stop.name);
    }
    assert!(run.session.is_held(), "{}: it stops at its end", stop.name);
    run.session
}

fn check<G: Taught>() {
    let lesson = Lesson::<G>::new();
    let names: BTreeSet<_> = lesson.stops.iter().map(|stop| stop.name).collect();
    assert_eq!(names.len(), lesson.stops.len(), "names tell stops apart");
    assert!((8..=15).contains(&lesson.stops.len()));
    assert!(
        !lesson.stops[lesson.stops.len() - 1].does,
        "the end is read"
    );
    for lang in Lang::ALL {
        let words = G::words(lang);
        assert_eq!(words.len(), lesson.stops.len(), "{lang:?}");
        for (words, stop) in words.iter().zip(&*lesson.stops) {
            assert!(
                !words.text.is_empty() && words.text.len() < 420,
                "{}",
                stop.name
            );
            assert_eq!(words.goal.is_empty(), !stop.does, "{}", stop.name);
        }
    }
    for (index, lang) in Lang::ALL.into_iter().enumerate() {
        for earlier in &Lang::ALL[..index] {
            for (one, other) in G::words(lang).iter().zip(G::words(*earlier)) {
                assert_ne!(one.text, other.text, "{lang:?}");
            }
        }
    }
    for stop in &*lesson.stops {
        check_stop(&lesson, stop);
    }
    for pair in lesson
        .stops
        .windows(2)
        .filter(|pair| pair[0].scene == pair[1].scene)
    {
        let (end, next) = (play(&lesson, &pair[0]), lesson.session(&pair[1], false));
        let log = end.play().log();
        assert!(next.play().log().starts_with(log), "{}", pair[1].name);
    }
}

fn check_stop<G: Taught>(lesson: &Lesson<G>, stop: &Stop) {
    let held = lesson.session(stop, false);
    assert!(
        held.is_held() && held.persons_to_decide().is_empty(),
        "{}",
        stop.name
    );
    assert_eq!(play(lesson, stop).play().log().len(), stop.end);
    let Some(entry) = lesson.entry(stop).filter(|_| stop.does) else {
        return;
    };
    let playing = lesson.session(stop, true);
    assert!(!G::spots(entry).is_empty(), "{}: nothing is lit", stop.name);
    match *entry {
        Entry::Act(seat, wanted) => {
            assert_eq!(
                (seat, Runner::new(playing.clone()).actor()),
                (PERSON, Some(PERSON))
            );
            others_are_explained(&playing, wanted, stop);
        }
        Entry::Event(_) => assert!(
            playing.game().phase() == Phase::Chance && playing.game().waits_for_person(),
            "{}: luck is not the person's to let decide",
            stop.name
        ),
        Entry::NextRound => panic!("{}: nobody is asked for that", stop.name),
    }
}

/// Whatever else is legal is explained, and changes nothing.
fn others_are_explained<G: Taught>(session: &Session<G>, wanted: G::Action, stop: &Stop) {
    let mut legal = Vec::new();
    session
        .game()
        .actions(PERSON, &mut |action| legal.push(action));
    assert!(
        legal.contains(&wanted),
        "{}: {wanted} is not legal",
        stop.name
    );
    for action in legal {
        let mut run = Runner::new(session.clone());
        let result = run.act(action);
        let wanted = action == wanted;
        assert_eq!(
            (result.is_ok(), run.strayed),
            (wanted, !wanted),
            "{}: {action}",
            stop.name
        );
        assert_eq!(run.session == *session, !wanted);
    }
}

#[test]
fn every_lesson_can_be_played_from_beginning_to_end() {
    check::<Dekal>();
    check::<Detrak>();
    check::<Dumble>();
    check::<Debacle>();
}

#[test]
fn a_match_that_is_held_waits_for_everybody() {
    let mut held = at::<Dekal>("token");
    let before = held.clone();
    assert_eq!(
        held.due(),
        Due::Decide(engine::SeatSet::only(Seat::FIRST.next(2)))
    );
    assert!(held.bots_to_decide().is_empty() && !held.draw() && !held.can_undo(PERSON));
    assert_eq!(held, before);
    let waits = held.guidance(PERSON, "flip r1c1".parse().unwrap());
    assert_eq!(waits, Guidance::Waits);
}

#[test]
fn what_the_rules_refuse_is_theirs_to_explain() {
    let (lesson, stop) = stop::<Dekal>("draft");
    let mut run = Runner::new(lesson.session(&stop, true));
    let across = "7 T2".parse().unwrap();
    assert!(matches!(run.act(across), Err(Some(_))) && !run.strayed);
    assert_eq!(run.act("2 L1".parse().unwrap()), Err(None));
    assert!(run.strayed);
}
