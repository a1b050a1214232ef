//! Checks that states, views and matches survive encoding as bytes and as text.

use core::fmt::Debug;

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};

use super::test_case::TestCase;
use crate::format::RecordError;
use crate::game::{Game, View};
use crate::luck::{Seed, below};
use crate::record::{MAX_NAME, Player, Record};

/// The number of damaged copies of a state, and of each view.
const DAMAGES: usize = 400;
/// The number of damaged copies of a record.
const DAMAGED_RECORDS: usize = 50;

/// Checks that the state and all views of it survive both encodings.
pub fn state<G: Game>(case: &TestCase<G>) {
    round_trip(case.game(), case);
    for viewer in case.viewers() {
        round_trip(&case.game().view(viewer), case);
    }
}

/// Checks that a value survives both encodings.
pub(super) fn round_trip<G: Game, T>(value: &T, case: &TestCase<G>)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let bytes = bytes_of(value, case);
    let read = postcard::from_bytes::<T>(&bytes)
        .unwrap_or_else(|error| panic!("its bytes cannot be read: {error}{case}"));
    assert!(read == *value, "bytes read as another value{case}");
    let text = serde_json::to_string(value)
        .unwrap_or_else(|error| panic!("cannot be written as text: {error}{case}"));
    let read = serde_json::from_str::<T>(&text)
        .unwrap_or_else(|error| panic!("its text cannot be read: {error}{case}\n{text}"));
    assert!(read == *value, "text reads as another value{case}");
}

/// Checks that damaged bytes of a state are refused, or give a state whose functions do not panic. Returns
/// the number of those that can be read.
pub fn damaged_state<G: Game>(case: &TestCase<G>) -> usize {
    let mut read = 0;
    let mut rng = case.rng();
    let bytes = bytes_of(case.game(), case);
    for _ in 0..DAMAGES {
        if let Ok(state) = postcard::from_bytes::<G>(&damaged_bytes(&bytes, &mut rng)) {
            handle(&state, case, &mut rng);
            read += 1;
        }
    }
    read
}

/// Checks that damaged bytes of a view are refused, or give a view that can be determinized to a state whose
/// functions do not panic. Returns the number of those that can be read.
pub fn damaged_views<G: Game>(case: &TestCase<G>) -> usize {
    let mut read = 0;
    let mut rng = case.rng();
    for viewer in case.viewers() {
        let bytes = bytes_of(&case.game().view(viewer), case);
        for _ in 0..DAMAGES {
            if let Ok(view) = postcard::from_bytes::<G::View>(&damaged_bytes(&bytes, &mut rng)) {
                view.actions(&mut |_| ());
                let guess = view.determinize(&mut rng);
                handle(&guess, case, &mut rng);
                read += 1;
            }
        }
    }
    read
}

fn bytes_of<G: Game>(value: &impl Serialize, case: &TestCase<G>) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap_or_else(|error| panic!("cannot be written: {error}{case}"))
}

/// A copy with one bit flipped, and sometimes cut off there. An empty input stays empty.
#[must_use]
pub fn damaged_bytes(bytes: &[u8], rng: &mut impl Rng) -> Vec<u8> {
    let mut copy = bytes.to_vec();
    if bytes.is_empty() {
        return copy;
    }
    let bit = below(rng, 8 * bytes.len() as u32) as usize;
    copy[bit / 8] ^= 1 << (bit % 8);
    if below(rng, 4) == 0 {
        copy.truncate(bit / 8);
    }
    copy
}

/// Calls all functions of a state.
pub(super) fn handle<G: Game>(state: &G, case: &TestCase<G>, rng: &mut impl Rng) {
    for viewer in case.viewers() {
        state.view(viewer).determinize(rng);
    }
    for seat in crate::Seat::all(state.seats()) {
        state.actions(seat, &mut |action| {
            let mut after = state.clone();
            assert!(
                after.act(seat, action).is_ok(),
                "a damaged state lists {action} and refuses it{case}"
            );
        });
    }
    if let Some(event) = state.sample(rng) {
        assert!(
            state.clone().resolve(event).is_ok(),
            "a damaged state draws {event} and refuses it{case}"
        );
    }
    let _ = (state.outcome(), state.sequel(), state.rng_stream());
}

/// Checks that the record of a match replays to an equal one.
pub fn record<G: Game>(case: &TestCase<G>) {
    for (practice, assisted) in [(false, false), (true, false), (false, true)] {
        let record = Record {
            practice,
            assisted,
            ..record_of(case)
        };
        let read = Record::<G>::from_json(&record.to_json());
        let read = read.unwrap_or_else(|error| panic!("the record is refused: {error}{case}"));
        assert!(read == record, "the record reads as another match{case}");
    }
}

/// Checks that a truncated record is refused, and that one with a wrong character is refused or is the record
/// of another valid match.
pub fn damaged_record<G: Game>(case: &TestCase<G>) {
    let text = record_of(case).to_json();
    let mut rng = case.rng();
    let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
    for _ in 0..DAMAGED_RECORDS {
        let place = places[below(&mut rng, places.len() as u32) as usize];
        let cut = Record::<G>::from_json(&text[..place]);
        assert!(cut.is_err(), "half a record is read, up to {place}{case}");
        let mut wrong = text.clone();
        let other = char::from(b' ' + below(&mut rng, 95) as u8);
        wrong.replace_range(place..=place, other.encode_utf8(&mut [0; 4]));
        if let Ok(read) = Record::<G>::from_json(&wrong) {
            let again = Record::<G>::from_json(&read.to_json());
            assert!(again == Ok(read), "a damaged record is not kept{case}");
        }
    }
}

/// Checks the names and levels of a record: they are short, visible, and do not change the direction of
/// writing; no level is empty.
///
/// # Panics
/// If it is not so.
pub fn hostile_names<G: Game>(case: &TestCase<G>) {
    let named = |name: String| {
        let mut record = record_of(case);
        record.players[0].name = name;
        let by_link = record.to_link().map(|link| Record::<G>::from_link(&link));
        (Record::<G>::from_json(&record.to_json()), by_link)
    };
    let (document, link) = named("é".repeat(MAX_NAME));
    assert!(
        document.is_ok() && link.is_none_or(|read| read.is_ok()),
        "a long name is refused{case}"
    );
    for name in [
        "é".repeat(MAX_NAME + 1),
        "\u{202e}Ada".into(),
        "A\nda".into(),
        "A\u{61c}da".into(),
        "\u{200b}".into(),
        "\u{feff}Ada".into(),
        "Ada\u{206a}".into(),
    ] {
        let (document, link) = named(name);
        let is_damaged = |read| matches!(read, Err(RecordError::Damaged(_)));
        assert!(
            is_damaged(document) && link.is_none_or(is_damaged),
            "such a name is read{case}"
        );
    }
    for level in ["", "\u{1b}[31m", &"e".repeat(MAX_NAME + 1)] {
        let mut record = record_of(case);
        record.players[0].bot = Some(level.into());
        let read = Record::<G>::from_json(&record.to_json());
        assert!(
            matches!(read, Err(RecordError::Damaged(_))) && record.to_link().is_none(),
            "such a level is read, or has a link{case}"
        );
    }
}

fn record_of<G: Game>(case: &TestCase<G>) -> Record<G> {
    let players = (0..case.game().seats()).map(|seat| Player {
        name: format!("Seat {seat}"),
        bot: (seat > 0).then(|| "regular".into()),
    });
    Record {
        players: players.collect(),
        seed: Seed(case.seed),
        play: case.play.clone(),
        ended: None,
        practice: false,
        assisted: false,
    }
}
