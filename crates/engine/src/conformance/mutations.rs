//! Checks of stored states and views whose parts were mutated: whatever is accepted has to be playable.

use core::fmt::Debug;

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::Conformable;
use super::test_case::TestCase;
use crate::game::{Game, Phase, View};
use crate::luck::below;

/// The number of mutated copies of a state, and of all its views.
const MUTATIONS: usize = 100;
/// The number of accepted copies that are played to the end.
const PLAYED: usize = 4;
/// The most changes of a copy.
const MAX_CHANGES: u32 = 3;
/// The number of steps after which a round is written and read again.
const STRIDE: usize = 23;

/// Stored values of earlier positions, parts of which replace parts of others: such parts are likely to be
/// accepted.
#[derive(Clone, Default, Debug)]
pub struct ValuePool {
    state: Value,
    views: Vec<Value>,
}

/// Checks that mutated copies of a state and of all views are refused, or that each seat that is to decide
/// has a legal action and the round can be played to its end. Returns the numbers of states and views that
/// can be read.
pub fn check<G: Conformable>(case: &TestCase<G>, donors: &mut ValuePool) -> (usize, usize) {
    let mut rng = case.rng();
    let state = stored(case.game(), case);
    let places = paths(&state);
    let mut states = 0;
    for _ in 0..MUTATIONS {
        let text = mutated(&state, &places, &donors.state, &mut rng);
        if let Some(read) = accepted::<G, G>(&text, case) {
            let steps = if states < PLAYED { G::MAX_LOG + 1 } else { 1 };
            plays_on(read, steps, &text, case, &mut rng);
            states += 1;
        }
    }
    donors.state = state;
    let mut views = 0;
    donors.views.resize(case.game().seats() + 1, Value::Null);
    for (viewer, donor) in case.viewers().zip(&mut donors.views) {
        let view = stored(&case.game().view(viewer), case);
        let places = paths(&view);
        for _ in 0..MUTATIONS.div_ceil(case.game().seats()) {
            let text = mutated(&view, &places, donor, &mut rng);
            if let Some(read) = accepted::<G, G::View>(&text, case) {
                let guess = read.determinize(&mut rng);
                assert_eq!(
                    read.to_decide(),
                    !read.legal_actions().is_empty(),
                    "a changed view lists actions when it is to decide{case}\n{text}"
                );
                assert!(
                    guess.view(read.seat()) == read,
                    "a changed view is taken for something else{case}\n{text}"
                );
                let steps = if views < PLAYED { G::MAX_LOG + 1 } else { 1 };
                plays_on(guess, steps, &text, case, &mut rng);
                views += 1;
            }
        }
        *donor = view;
    }
    (states, views)
}

fn stored<G: Game>(value: &impl Serialize, case: &TestCase<G>) -> Value {
    serde_json::to_value(value)
        .unwrap_or_else(|error| panic!("cannot be written as a value: {error}{case}"))
}

/// Reads a text, and checks that an accepted value is written with the same meaning.
fn accepted<G: Game, T>(text: &str, case: &TestCase<G>) -> Option<T>
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let read: T = serde_json::from_str(text).ok()?;
    let again = stored(&read, case).to_string();
    let again = serde_json::from_str::<T>(&again);
    let same = again.as_ref().is_ok_and(|again| *again == read);
    assert!(
        same,
        "what was accepted is not kept{case}\n{text}\n{again:?}"
    );
    Some(read)
}

/// Plays a round at random for so many steps, or to its end, and checks that all states that follow are
/// accepted, too.
fn plays_on<G: Conformable>(
    mut game: G,
    steps: usize,
    text: &str,
    case: &TestCase<G>,
    rng: &mut impl Rng,
) {
    for step in 0..steps {
        if step % STRIDE == 0 || game.phase() == Phase::Over {
            let read = serde_json::to_string(&game).map(|now| {
                let read = serde_json::from_str::<G>(&now).map_err(|error| error.to_string());
                (read.as_ref() == Ok(&game))
                    .then_some(())
                    .ok_or((now, read))
            });
            assert!(
                matches!(read, Ok(Ok(()))),
                "what follows from a changed state is refused{case}\n{text}\n{read:?}"
            );
        }
        match game.phase() {
            Phase::Over => {
                let has_outcome = game.outcome().is_some() && game.sequel().is_some();
                assert!(has_outcome, "a changed state has no outcome{case}\n{text}");
                return;
            }
            Phase::Chance => {
                let event = game.sample(rng);
                let happens = event.map(|event| game.resolve(event).is_ok());
                assert_eq!(
                    happens,
                    Some(true),
                    "a changed state has no event {event:?}{case}\n{text}\n{game}"
                );
            }
            Phase::Decide(seats) => {
                for seat in seats.iter() {
                    assert!(
                        !game.legal_actions(seat).is_empty(),
                        "seat {seat} of a changed state has no action{case}\n{text}\n{game}"
                    );
                }
                let place = below(rng, seats.len() as u32) as usize;
                let Some(seat) = seats.iter().nth(place) else {
                    panic!("nobody is to decide in a changed state{case}\n{text}");
                };
                let actions = game.legal_actions(seat);
                let action = actions[below(rng, actions.len() as u32) as usize];
                assert!(
                    game.act(seat, action).is_ok(),
                    "a changed state lists {action} and refuses it{case}\n{text}\n{game}"
                );
            }
        }
    }
    assert!(
        steps <= G::MAX_LOG,
        "a changed state goes on and on{case}\n{text}"
    );
}

/// A JSON value with one to three changes: parts that are dropped, doubled, exchanged with each other or
/// replaced by those of the donor, and other numbers.
#[must_use]
pub fn changed_json(value: &Value, donor: &Value, rng: &mut impl Rng) -> Value {
    changed(value, &paths(value), donor, rng)
}

/// The text of a stored value with one to three changes; `places` has the paths of its parts.
fn mutated(value: &Value, places: &[String], donor: &Value, rng: &mut impl Rng) -> String {
    changed(value, places, donor, rng).to_string()
}

fn changed(value: &Value, places: &[String], donor: &Value, rng: &mut impl Rng) -> Value {
    let mut copy = value.clone();
    for _ in 0..1 + below(rng, MAX_CHANGES) {
        change(&mut copy, value, places, donor, rng);
    }
    copy
}

/// Changes one part of a value, chosen uniformly at random.
fn change(copy: &mut Value, whole: &Value, places: &[String], donor: &Value, rng: &mut impl Rng) {
    let any = |rng: &mut _| &places[below(rng, places.len() as u32) as usize];
    let path = any(rng);
    let other = match below(rng, 4) {
        // The same part of another state.
        0 => donor.pointer(path).cloned(),
        // Another part of this state.
        1 => whole.pointer(any(rng)).cloned(),
        _ => None,
    };
    let Some(part) = copy.pointer_mut(path) else {
        return;
    };
    if let Some(other) = other {
        *part = other;
        return;
    }
    match part {
        Value::Null => *part = below(rng, 8).into(),
        Value::Bool(holds) => *holds = !*holds,
        Value::Number(number) => *part = another(number.as_u64().unwrap_or_default(), rng),
        Value::String(_) => *part = "".into(),
        Value::Array(all) if !all.is_empty() => {
            let place = below(rng, all.len() as u32) as usize;
            let other = below(rng, all.len() as u32) as usize;
            match below(rng, 4) {
                0 => drop(all.remove(place)),
                1 => all.insert(place, all[other].clone()),
                2 => all[place] = all[other].clone(),
                _ => all.swap(place, other),
            }
        }
        Value::Object(all) => {
            let names: Vec<String> = all.keys().cloned().collect();
            if !names.is_empty() {
                let name = &names[below(rng, names.len() as u32) as usize];
                all.remove(name);
            }
        }
        Value::Array(_) => {}
    }
    if below(rng, 12) == 0 {
        *part = Value::Null;
    }
}

/// Another number: close to one, at the edge of a type, or any small one.
fn another(number: u64, rng: &mut impl Rng) -> Value {
    let numbers = [
        number.wrapping_add(1),
        number.saturating_sub(1),
        number ^ (1 << below(rng, 16)),
        below(rng, 8).into(),
        below(rng, 256).into(),
        u8::MAX.into(),
        u16::MAX.into(),
        u32::MAX.into(),
    ];
    numbers[below(rng, numbers.len() as u32) as usize].into()
}

/// The paths of all parts of a value, including itself, as JSON pointers.
fn paths(value: &Value) -> Vec<String> {
    let mut all = Vec::new();
    let mut left = vec![(String::new(), value)];
    while let Some((path, value)) = left.pop() {
        match value {
            Value::Array(parts) => {
                let parts = parts.iter().enumerate();
                left.extend(parts.map(|(place, part)| (format!("{path}/{place}"), part)));
            }
            Value::Object(parts) => {
                left.extend(
                    parts
                        .iter()
                        .map(|(name, part)| (format!("{path}/{name}"), part)),
                );
            }
            _ => {}
        }
        all.push(path);
    }
    all
}
