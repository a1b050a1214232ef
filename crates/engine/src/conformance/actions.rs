//! Checks of options, notation and legal actions.

use core::fmt::Debug;
use core::str::FromStr;

use super::Conformable;
use super::test_case::TestCase;
use crate::game::{Game, Phase};
use crate::seat::{MAX_SEATS, Seat};

/// Checks that options are accepted or refused as the game says.
pub fn options<G: Conformable>() {
    let unplayable = G::unplayable();
    assert!(!unplayable.is_empty(), "no options are ever refused");
    for rules in unplayable {
        assert!(G::new(&rules).is_err(), "{rules:?} should be refused");
    }
    let playable = G::playable();
    assert!(!playable.is_empty(), "there are no options to play with");
    for rules in playable {
        let game = G::new(&rules);
        let game = game.unwrap_or_else(|error| panic!("{rules:?} is refused: {error}"));
        assert_eq!(Ok(game), G::new(&rules), "equal options begin equally");
    }
}

/// Checks that every action and event has a notation of its own that parses back, and that similar texts are
/// refused.
pub fn notation<G: Conformable>() {
    texts(&G::conceivable_actions());
    texts(&G::conceivable_events());
    assert!(!G::malformed().is_empty(), "there are no malformed texts");
    for text in G::malformed() {
        assert!(G::Action::from_str(text).is_err(), "'{text}' is no action");
        assert!(G::Event::from_str(text).is_err(), "'{text}' is no event");
    }
}

fn texts<T: PartialEq + Debug + ToString + FromStr>(all: &[T]) {
    let mut seen = std::collections::BTreeSet::new();
    for one in all {
        let text = one.to_string();
        let read = text.parse().ok();
        assert_eq!(read.as_ref(), Some(one), "'{text}' does not read back");
        assert!(!text.contains(':'), "'{text}' would break the log");
        assert!(seen.insert(text), "{one:?} is written like another");
    }
}

/// Checks that the phase, the RNG stream, the outcome and the legal actions agree.
pub fn phase<G: Game>(case: &TestCase<G>) {
    let game = case.game();
    let is_over = game.phase() == Phase::Over;
    assert_eq!(game.outcome().is_some(), is_over, "an outcome{case}");
    assert_eq!(game.sequel().is_some(), is_over, "a sequel{case}");
    let is_chance = game.phase() == Phase::Chance;
    assert_eq!(
        game.rng_stream().is_some(),
        is_chance,
        "an RNG stream{case}"
    );
    assert_eq!(
        game.sample(&mut case.rng()).is_some(),
        is_chance,
        "an event to draw{case}"
    );
    if let Phase::Decide(seats) = game.phase() {
        assert!(!seats.is_empty(), "nobody is to decide{case}");
        let at_table = seats.iter().all(|seat| seat.index() < game.seats());
        assert!(at_table, "somebody decides who does not sit here{case}");
    }
}

/// Checks that exactly the listed actions are accepted, that a refused one changes nothing, and the same for
/// events: none is accepted when none is due. The actions and events are all that are conceivable.
pub fn legality<G: Conformable>(case: &TestCase<G>, actions: &[G::Action], events: &[G::Event]) {
    let game = case.game();
    let deciding = |seat: Seat| matches!(game.phase(), Phase::Decide(s) if s.contains(seat));
    for seat in Seat::all(MAX_SEATS) {
        let listed = game.legal_actions(seat);
        assert_eq!(
            !listed.is_empty(),
            deciding(seat),
            "actions of seat {seat}{case}"
        );
        for (place, action) in listed.iter().enumerate() {
            let is_new = !listed[..place].contains(action);
            assert!(is_new, "{action} is listed twice{case}");
            assert!(actions.contains(action), "{action} was not conceived{case}");
        }
        // Copying costs more than asking, so what a refusal has left unchanged is asked again.
        let mut after = game.clone();
        for action in actions {
            let accepted = after.act(seat, *action).is_ok();
            assert_eq!(
                accepted,
                listed.contains(action),
                "{seat}:{action} accepted{case}"
            );
            if accepted {
                after = game.clone();
            } else {
                assert!(
                    after == *game,
                    "{seat}:{action} was refused, and changed the state{case}"
                );
            }
        }
    }
    let mut listed = Vec::new();
    game.events(&mut |event, weight| {
        let is_new = listed.iter().all(|(other, _)| *other != event);
        assert!(
            is_new && weight > 0,
            "*{event} is listed twice, or without weight{case}"
        );
        listed.push((event, weight));
    });
    let mut after = game.clone();
    for event in events {
        let accepted = after.resolve(*event).is_ok();
        let is_listed = listed.iter().any(|(other, _)| other == event);
        assert_eq!(accepted, is_listed, "*{event} accepted{case}");
        if accepted {
            after = game.clone();
        } else {
            assert!(
                after == *game,
                "*{event} was refused, and changed the state{case}"
            );
        }
    }
    assert_eq!(
        !listed.is_empty(),
        game.phase() == Phase::Chance,
        "events are possible{case}"
    );
}
