//! The checks of every lesson: what happens in it is legal, each of its stops has texts in every language,
//! and what it demands can be done at the table. The tests of each game call them.

use std::collections::BTreeSet;

use engine::{Entry, Game, Phase};

use crate::TutorialGame;
use crate::lesson::{Lesson, Stop};
use model::lang::Lang;
use model::session::{Due, Session};
use table::{ActionOf, PERSON, RunEvent, Runner};

/// A game's lesson and its stop of this name.
///
/// # Panics
///
/// If there is none.
pub fn stop<G: TutorialGame>(name: &str) -> (Lesson<G>, Stop) {
    let lesson = Lesson::<G>::new();
    let found = lesson.stops.iter().copied().find(|stop| stop.name == name);
    let stop = found.unwrap_or_else(|| panic!("no stop is called {name}"));
    (lesson, stop)
}

/// The match at a stop of this name.
///
/// # Panics
/// If there is none.
pub fn at<G: TutorialGame>(name: &str) -> Session<G::Game> {
    let (lesson, stop) = stop::<G>(name);
    lesson.session(&stop, false)
}

/// The length of the log at a stop of this name.
///
/// # Panics
/// If there is none.
pub fn log_at<G: TutorialGame>(name: &str) -> usize {
    stop::<G>(name).1.at
}

/// Plays a stop to its end, as the table does.
fn play<G: TutorialGame>(lesson: &Lesson<G>, stop: &Stop) -> Session<G::Game> {
    let mut run = Runner::<G>::new(lesson.session(stop, true));
    while run.session.play().log().len() < stop.end {
        let before = run.session.clone();
        match (run.actor(), run.bot_to_ask(), run.session.due()) {
            (Some(seat), None, Due::Decide(_)) => {
                let wanted = run
                    .session
                    .scripted(seat)
                    .expect("the lesson prepares what is done");
                run.act(wanted).expect("what the script has is legal");
            }
            (None, Some(seat), Due::Decide(_)) => {
                let action = run
                    .session
                    .scripted(seat)
                    .expect("the lesson prepares what is done");
                let decisions = run.decisions(seat);
                run.handle(RunEvent::Bot(seat, decisions, action));
            }
            (None, None, Due::Luck) => run.handle(RunEvent::Luck(run.generation)),
            other => panic!("{}: nothing goes on: {other:?}", stop.name),
        }
        assert_ne!(run.session, before, "{}", stop.name);
    }
    assert!(
        run.session.is_at_stop(),
        "{}: it stops at its end",
        stop.name
    );
    run.session
}

/// Checks a game's lesson.
///
/// # Panics
/// If it is not as a lesson has to be.
pub fn check<G: TutorialGame>() {
    let lesson = Lesson::<G>::new();
    let names: BTreeSet<_> = lesson.stops.iter().map(|stop| stop.name).collect();
    assert_eq!(names.len(), lesson.stops.len(), "names tell stops apart");
    assert!((8..=15).contains(&lesson.stops.len()));
    assert!(
        !lesson.stops[lesson.stops.len() - 1].is_task,
        "the end is read"
    );
    for lang in Lang::ALL {
        let texts = G::stop_texts(lang);
        assert_eq!(texts.len(), lesson.stops.len(), "{lang:?}");
        for (texts, stop) in texts.iter().zip(&*lesson.stops) {
            assert!(
                !texts.text.is_empty() && texts.text.len() < 420,
                "{}",
                stop.name
            );
            assert_eq!(texts.goal.is_empty(), !stop.is_task, "{}", stop.name);
        }
    }
    for (index, lang) in Lang::ALL.into_iter().enumerate() {
        for earlier in &Lang::ALL[..index] {
            for (one, other) in G::stop_texts(lang).iter().zip(G::stop_texts(*earlier)) {
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

fn check_stop<G: TutorialGame>(lesson: &Lesson<G>, stop: &Stop) {
    let held = lesson.session(stop, false);
    assert!(
        held.is_at_stop() && held.persons_to_decide().is_empty(),
        "{}",
        stop.name
    );
    assert_eq!(play(lesson, stop).play().log().len(), stop.end);
    let Some(entry) = lesson.entry(stop).filter(|_| stop.is_task) else {
        return;
    };
    let playing = lesson.session(stop, true);
    assert!(
        !G::selectors(entry).is_empty(),
        "{}: nothing is lit",
        stop.name
    );
    match *entry {
        Entry::Act(seat, wanted) => {
            assert_eq!(
                (seat, Runner::<G>::new(playing.clone()).actor()),
                (PERSON, Some(PERSON))
            );
            others_are_explained::<G>(&playing, wanted, stop);
        }
        Entry::Event(_) => assert!(
            playing.game().phase() == Phase::Chance && G::waits_for_person(&playing),
            "{}: luck is not the person's to let decide",
            stop.name
        ),
        Entry::NextRound => panic!("{}: nobody is asked for that", stop.name),
    }
}

/// Any other legal action is explained, and changes nothing.
fn others_are_explained<G: TutorialGame>(
    session: &Session<G::Game>,
    wanted: ActionOf<G>,
    stop: &Stop,
) {
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
        let mut run = Runner::<G>::new(session.clone());
        let result = run.act(action);
        let wanted = action == wanted;
        assert_eq!(
            (result.is_ok(), run.off_script),
            (wanted, !wanted),
            "{}: {action}",
            stop.name
        );
        assert_eq!(run.session == *session, !wanted);
    }
}
