//! What must be the same natively and in the browser: these tests run in both
//! (`cargo test -p engine`, and `cargo xtask test --only wasm`).

use engine::dekal::{Dekal, Rules};
use engine::{Game, Match, Phase, Seed};
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

#[cfg(target_family = "wasm")]
wasm_bindgen_test_configure!(run_in_browser);

/// Plays a round in which every seat takes the first of its legal actions.
fn first_actions(seed: Seed, players: u8) -> Match<Dekal> {
    let rules = Rules {
        players,
        ..Rules::default()
    };
    let mut play = Match::<Dekal>::new(rules).expect("2 to 6 players");
    loop {
        play.draw_all(seed);
        let seat = match play.game().phase() {
            Phase::Decide(seats) => seats.iter().next().expect("somebody decides"),
            Phase::Chance => unreachable!("all events were drawn"),
            Phase::Over => return play,
        };
        let mut first = None;
        play.game().actions(seat, &mut |action| {
            first.get_or_insert(action);
        });
        let action = first.expect("who decides has a legal action");
        play.act(seat, action).expect("it was said to be legal");
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_test)]
#[cfg_attr(not(target_family = "wasm"), test)]
fn a_seed_gives_the_same_game_everywhere() {
    let seed: Seed = "TABLEE".parse().expect("letters but no U");
    let play = first_actions(seed, 3);
    let log: Vec<String> = play.log().iter().map(ToString::to_string).collect();
    let hash = log.join(" ").bytes().fold(0_u64, |hash, byte| {
        hash.wrapping_mul(31).wrapping_add(u64::from(byte))
    });
    let start = log[..12].join(" ");
    assert_eq!((start.as_str(), log.len(), hash), GOLDEN);
}

/// How the game begins, how many entries its log has, and a hash of them all.
const GOLDEN: (&str, usize, u64) = (
    "1:flip r1c1 2:flip r1c1 3:flip r1c1 *3 *10 *6 1:3 R1 2:10 R1 3:6 R1 \
     1:flip r1c1 2:flip r1c1 3:flip r1c1",
    144,
    12_437_459_717_266_794_018,
);
