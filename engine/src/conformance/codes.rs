//! States, views and matches as bytes and as text, and back.

use core::fmt::Debug;

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};

use super::scene::Scene;
use crate::game::Game;
use crate::luck::{Seed, below};
use crate::record::{Player, Record};

/// How many damaged copies of a state are read.
const DAMAGES: usize = 400;

/// The state and everybody's view of it survive both encodings.
pub fn state<G: Game>(scene: &Scene<G>) {
    round_trip(scene.game(), scene);
    for viewer in scene.viewers() {
        round_trip(&scene.game().view(viewer), scene);
    }
}

fn round_trip<G: Game, T>(value: &T, scene: &Scene<G>)
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    let bytes = postcard::to_allocvec(value)
        .unwrap_or_else(|error| panic!("cannot be written: {error}{scene}"));
    let read = postcard::from_bytes::<T>(&bytes)
        .unwrap_or_else(|error| panic!("its bytes cannot be read: {error}{scene}"));
    assert!(read == *value, "bytes read as another value{scene}");
    let text = serde_json::to_string(value)
        .unwrap_or_else(|error| panic!("cannot be written as text: {error}{scene}"));
    let read = serde_json::from_str::<T>(&text)
        .unwrap_or_else(|error| panic!("its text cannot be read: {error}{scene}\n{text}"));
    assert!(read == *value, "text reads as another value{scene}");
}

/// Damaged bytes of a state are refused, or make a state that can be played
/// with: nothing panics.
pub fn damage<G: Game>(scene: &Scene<G>) {
    let bytes = postcard::to_allocvec(scene.game()).unwrap_or_default();
    let mut rng = scene.rng();
    for _ in 0..DAMAGES {
        let mut damaged = bytes.clone();
        let bit = below(&mut rng, 8 * bytes.len() as u32) as usize;
        damaged[bit / 8] ^= 1 << (bit % 8);
        if below(&mut rng, 4) == 0 {
            damaged.truncate(bit / 8);
        }
        if let Ok(state) = postcard::from_bytes::<G>(&damaged) {
            handle(&state, scene, &mut rng);
        }
    }
}

/// Asks a state everything.
fn handle<G: Game>(state: &G, scene: &Scene<G>, rng: &mut impl Rng) {
    for viewer in scene.viewers() {
        let view = state.view(viewer);
        crate::View::determinize(&view, rng);
    }
    for seat in crate::Seat::all(state.seats()) {
        state.actions(seat, &mut |action| {
            let mut after = state.clone();
            assert!(
                after.act(seat, action).is_ok(),
                "a damaged state lists {action} and refuses it{scene}"
            );
        });
    }
    if let Some(event) = state.sample(rng) {
        assert!(
            state.clone().resolve(event).is_ok(),
            "a damaged state draws {event} and refuses it{scene}"
        );
    }
    let _ = (state.outcome(), state.sequel(), state.spot());
}

/// A match replays from its record to an equal one.
pub fn record<G: Game>(end: &Scene<G>) {
    let players = (0..end.game().seats()).map(|seat| Player {
        name: format!("Seat {seat}"),
        bot: (seat > 0).then(|| "regular".into()),
    });
    let record = Record {
        players: players.collect(),
        seed: Seed(end.seed),
        play: end.play.clone(),
    };
    let text = record.to_json();
    let read = Record::<G>::from_json(&text);
    let read = read.unwrap_or_else(|error| panic!("the record is refused: {error}{end}"));
    assert!(read == record, "the record reads as another match{end}");
}
