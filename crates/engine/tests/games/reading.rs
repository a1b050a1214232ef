//! Whether every state that play reaches can be read, in many more matches than the suite plays.
//!
//! `TABLEE_ROUNDS=100000 cargo test -p engine --test games -- --ignored reads_back` plays so many rounds of each game.

use engine::conformance::{Conformable, TestCase, reads_back, walk};
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;

/// The number of rounds of each game, unless the variable says otherwise.
const ROUNDS: usize = 1_000;

/// Plays matches of all variants at random until so many rounds are over, and reads back every state and view.
fn read_all<G: Conformable>() {
    let rounds = std::env::var("TABLEE_ROUNDS").ok();
    let rounds = rounds.map_or(ROUNDS, |number| number.parse().unwrap());
    let (mut over, mut states) = (0, 0u64);
    for (seed, rules) in (1 << 32..).zip(G::playable().iter().cycle()) {
        walk(rules, seed, |case: &TestCase<G>| {
            reads_back(case);
            states += 1;
            over += usize::from(case.game().outcome().is_some());
        });
        if over >= rounds {
            break;
        }
    }
    println!("{}: {over} rounds, {states} states", G::ID.name());
}

#[test]
#[ignore = "takes minutes: for changes of what is refused"]
fn every_state_of_dekal_reads_back() {
    read_all::<Dekal>();
}

#[test]
#[ignore = "takes minutes: for changes of what is refused"]
fn every_state_of_detrak_reads_back() {
    read_all::<Detrak>();
}

#[test]
#[ignore = "takes minutes: for changes of what is refused"]
fn every_state_of_dumble_reads_back() {
    read_all::<Dumble>();
}

#[test]
#[ignore = "takes minutes: for changes of what is refused"]
fn every_state_of_debacle_reads_back() {
    read_all::<Debacle>();
}
