//! States of Dékal from damaged bytes.

use engine::dekal::{Dekal, Rules};
use engine::{Game, Phase, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays a random round and calls `look` with every position.
fn every_position(players: u8, seed: u64, mut look: impl FnMut(&Dekal)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let rules = Rules {
        players,
        ..Rules::default()
    };
    let mut state = Dekal::new(&rules).unwrap();
    loop {
        look(&state);
        match state.phase() {
            Phase::Over => break,
            Phase::Chance => {
                let event = state.sample(&mut rng).unwrap();
                state.resolve(event).unwrap();
            }
            Phase::Decide(seats) => {
                let place = below(&mut rng, seats.len() as u32) as usize;
                let seat = seats.iter().nth(place).unwrap();
                let actions = state.legal_actions(seat);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                state.act(seat, action).unwrap();
            }
        }
    }
}

#[test]
fn damaged_bytes_never_make_an_impossible_state() {
    let (mut read, mut refused) = (0, 0);
    for seed in 0..4 {
        every_position(3, seed, |state| {
            let bytes = postcard::to_allocvec(state).unwrap();
            for bit in 0..bytes.len() * 8 {
                let mut damaged = bytes.clone();
                damaged[bit / 8] ^= 1 << (bit % 8);
                match postcard::from_bytes::<Dekal>(&damaged) {
                    Ok(state) => {
                        state.validate().unwrap();
                        read += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        });
    }
    assert!(read > 1_000 && refused > 1_000, "{read} and {refused}");
}
