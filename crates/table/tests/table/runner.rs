//! Who plays at a table, and what may happen there.

use dekal::DekalUi;
use engine::dekal::{Action, Cell};
use engine::{Game, Phase, Seed};
use model::session::Due;
use model::settings::Speed;
use table::watch::Playback;
use table::{NotPlayed, Options, PERSON, Pace, Playable, RunEvent, Runner, begin};

#[test]
fn a_match_that_is_replayed_is_only_shown() {
    let session = begin::<DekalUi>(&Options::default(), Seed(1));
    let cell = Cell::all().next().unwrap();
    let mut played = Runner::<DekalUi>::new(session.clone());
    assert_eq!(played.act(Action::Reveal(cell)), Ok(()));
    let mut run = Runner::<DekalUi>::new(session.replay(0, PERSON));
    assert_eq!(
        run.act(Action::Reveal(cell)),
        Err(NotPlayed::NothingToDecide)
    );
    for event in [
        RunEvent::Luck(0),
        RunEvent::Undo,
        RunEvent::Skip,
        RunEvent::NextRound,
    ] {
        run.handle(event);
        assert_eq!(run, Runner::<DekalUi>::new(session.replay(0, PERSON)));
    }
    assert!(!run.is_to_decide() && !run.can_skip() && run.bot_to_ask().is_none());
    let later = played.session.replay(1, PERSON);
    run.handle(RunEvent::Show(later.clone()));
    assert_eq!(run.session, later);
    let before = played.clone();
    played.handle(RunEvent::Show(session));
    assert_eq!(played, before, "a match under way is not replaced");
}

/// Lets luck or a bot do one thing. Bots choose their first legal action.
fn go_on(run: &mut Runner<DekalUi>) {
    let event = match run.bot_to_ask() {
        Some(seat) => {
            let mut first = None;
            run.session.game().actions(seat, &mut |action| {
                first = first.or(Some(action));
            });
            RunEvent::Bot(seat, run.decisions(seat), first.unwrap())
        }
        None if run.session.due() == Due::NextRound => RunEvent::NextRound,
        None => RunEvent::Luck(run.generation),
    };
    run.handle(event);
}

#[test]
fn the_scoring_begins_when_a_round_ends_and_is_shown_once() {
    let mut run = spectated();
    while run.session.game().phase() != Phase::Over {
        go_on(&mut run);
    }
    assert_eq!(run.counted, 0);
    run.handle(RunEvent::Counted(2));
    run.handle(RunEvent::Counted(1));
    assert_eq!(run.counted, 2);
    run.handle(RunEvent::Skip);
    assert_eq!(run.counted, usize::MAX);
    let length = run.session.play().log().len();
    let mut replay = Runner::<DekalUi>::new(run.session.replay(length, PERSON));
    assert_eq!(replay.counted, usize::MAX, "it was over before");
    for step in [length - 1, length] {
        replay.handle(RunEvent::Show(run.session.replay(step, PERSON)));
    }
    assert_eq!(replay.counted, 0);
    replay.handle(RunEvent::Skip);
    assert_eq!(replay.counted, usize::MAX);
}

fn spectated() -> Runner<DekalUi> {
    let mut options = Options::default();
    options.watch = true;
    options.set_players(3);
    Runner::<DekalUi>::new(begin::<DekalUi>(&options, Seed(5)))
}

#[test]
fn a_table_of_bots_plays_itself_to_the_end() {
    let mut run = spectated();
    assert!(run.plays_itself() && !run.is_to_decide() && !run.can_undo());
    let cell = Cell::all().next().unwrap();
    let before = run.clone();
    assert_eq!(
        run.act(Action::Reveal(cell)),
        Err(NotPlayed::NothingToDecide),
        "nobody may interfere"
    );
    run.handle(RunEvent::Undo);
    assert_eq!(run, before);
    for _ in 0..1_000 {
        if run.session.due() != Due::Nothing {
            go_on(&mut run);
        }
    }
    assert!(run.session.outcome().is_some());
    assert_eq!(run.playback, Playback::default());
    let mut own = Runner::<DekalUi>::new(begin::<DekalUi>(&Options::default(), Seed(5)));
    assert!(!own.plays_itself());
    own.handle(RunEvent::Playback(own.playback.toggled()));
    assert!(!own.is_paused(), "whoever plays is not held up");
}

#[test]
fn a_step_ends_where_something_can_be_seen() {
    let mut run = spectated();
    run.handle(RunEvent::Playback(run.playback.toggled()));
    assert!(run.is_paused() && !run.can_skip());
    let moments = {
        let mut whole = spectated();
        while whole.session.due() != Due::Nothing {
            go_on(&mut whole);
        }
        whole.session.moments(DekalUi::happens_together)
    };
    for moment in &moments[1..40] {
        run.handle(RunEvent::Playback(run.playback.step()));
        let mut count = 0;
        while !run.is_paused() {
            go_on(&mut run);
            count += 1;
            assert!(count < 10);
        }
        assert_eq!(run.session.play().log().len(), *moment);
    }
    run.handle(RunEvent::Playback(run.playback.toggled().at(Speed::Slow)));
    assert!(!run.is_paused());
    assert_eq!(run.pace(Pace(0)), Speed::Slow.into());
}
