//! The targets that games read themselves: notation, positions, states and views.

use core::fmt::{Debug, Display};
use core::str::FromStr;

use engine::{AfterRound, Entry, Game, GameId, Phase, View, below, with_game};
use protocol::{decode, encode};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Serialize, de::DeserializeOwned};

/// The number of steps that are played from an accepted state.
const STEPS: usize = 24;

/// Texts of actions, events and entries of logs, in any game.
pub fn notation(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    for game in GameId::ALL {
        with_game!(game, G => {
            check_text::<<G as Game>::Action>(text);
            check_text::<<G as Game>::Event>(text);
            check_text::<Entry<G>>(text);
        });
    }
}

/// Checks that a value that was read from a text is written with the same meaning.
fn check_text<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let again = value.to_string();
        let same = again.parse::<T>().is_ok_and(|again| again == value);
        assert!(
            same,
            "{text:?} is read as {value:?} and written as {again:?}"
        );
    }
}

/// A position as a line.
pub fn position(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    let name = text.split(' ').next().unwrap_or_default();
    if let Some(game) = GameId::named(name) {
        with_game!(game, G => {
            if let Ok(state) = text.parse::<G>() {
                check_state(state);
            }
        });
    }
}

/// A state or a view as JSON, after the game's name and `state` or `view`.
pub fn state(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    let mut parts = text.splitn(3, ' ');
    let mut part = || parts.next().unwrap_or_default();
    let (name, what, json) = (part(), part(), part());
    if let Some(game) = GameId::named(name) {
        with_game!(game, G => match what {
            "state" => read_twice::<G>(json).map_or((), check_state),
            "view" => read_twice::<<G as Game>::View>(json).map_or((), |view| check_view(&view)),
            _ => (),
        });
    }
}

/// Reads a text, and checks that an accepted value is written with the same meaning, as text and as bytes.
fn read_twice<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> Option<T> {
    let value: T = serde_json::from_str(text).ok()?;
    let again = serde_json::to_string(&value).map(|text| serde_json::from_str::<T>(&text).ok());
    assert_eq!(
        again.ok().flatten().as_ref(),
        Some(&value),
        "a state is not kept as text"
    );
    let again = decode::<T>(&encode(&value));
    assert_eq!(again.as_ref(), Ok(&value), "a state is not kept as bytes");
    Some(value)
}

/// Checks that an accepted view fits a state in which its seat sees just this, and which can be played on.
pub fn check_view<V: View>(view: &V) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let guess = view.determinize(&mut rng);
    assert_eq!(
        guess.view(view.seat()),
        *view,
        "a view is taken for another"
    );
    assert_eq!(
        view.to_decide(),
        !view.legal_actions().is_empty(),
        "whoever is to decide has a choice"
    );
    check_state(guess);
}

/// Checks that an accepted state can be written as a position, and can be played on: each seat that is to decide has a
/// legal action, and all states that follow are accepted, too.
pub fn check_state<G: Game>(mut state: G) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..STEPS {
        let line = state.to_string();
        assert_eq!(line.parse().as_ref(), Ok(&state), "a position is not kept");
        for seat in engine::Seat::all(state.seats()) {
            state.view(Some(seat)).determinize(&mut rng);
        }
        match state.phase() {
            Phase::Chance => {
                let event = state.sample(&mut rng);
                let happens = event.is_some_and(|event| state.resolve(event).is_ok());
                assert!(
                    happens,
                    "{line}: no event, or one that is refused: {event:?}"
                );
            }
            Phase::Decide(_) => decide(&mut state, &line, &mut rng),
            Phase::Over => {
                assert!(
                    state.outcome().is_some(),
                    "{line}: it is over, without an outcome"
                );
                match state.sequel() {
                    Some(AfterRound::Round(next)) => state = next,
                    Some(AfterRound::Over(_)) => return,
                    None => panic!("{line}: nothing follows"),
                }
            }
        }
    }
}

/// Plays a random legal action of one of the seats that are to decide.
fn decide<G: Game>(state: &mut G, line: &str, rng: &mut impl Rng) {
    let Phase::Decide(seats) = state.phase() else {
        return;
    };
    for seat in seats.iter() {
        assert!(
            !state.legal_actions(seat).is_empty(),
            "{line}: seat {seat} has nothing to choose from"
        );
    }
    let place = below(rng, seats.len() as u32) as usize;
    let seat = seats.iter().nth(place).expect("somebody is to decide");
    let actions = state.legal_actions(seat);
    let action = actions[below(rng, actions.len() as u32) as usize];
    assert!(
        state.act(seat, action).is_ok(),
        "{line}: {seat}:{action} is listed and refused"
    );
}
