//! Looking ahead is compared with brute force.

use engine::detrak::{Note, Roll, SYMBOLS, Sheet, Symbol, TURNS};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::evaluator::Heuristic;
use super::super::notes::{ALL_WAYS, notes};
use super::super::play::Player;
use super::super::search::{Depth, Search};
use super::super::value::UNIT;
use super::super::{begun_with, learned};
use super::brute;

/// A decision after this many turns of careful play with random dice; `None` if nothing can be noted any
/// more.
pub fn drawn(seed: u64, turns: usize, advanced: bool) -> Option<(Sheet, Roll)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut symbol = || Symbol::new(rng.random_range(0..SYMBOLS)).unwrap();
    let begun = begun_with(symbol());
    let mut roll = || Roll::new(symbol(), symbol());
    let rolls: Vec<Roll> = (0..turns).map(|_| roll()).collect();
    let roll = roll();
    let player = Player::Heuristic(Heuristic {
        advanced,
        hopes: true,
    });
    let sheet = player.play(begun, &rolls, &mut rng);
    sheet.has_room().then_some((sheet, roll))
}

/// The values of a finished search, in 36ths of a unit.
fn searched(depth: Depth, sheet: Sheet, roll: Roll, turn: u8, advanced: bool) -> Vec<(Note, i32)> {
    let evaluator = Player::Learned(learned(advanced).unwrap());
    let mut search = Search::new(evaluator, depth, sheet, roll, turn);
    while !search.step() {}
    search.values().to_vec()
}

#[test]
fn every_note_of_the_last_turn_but_one_is_valued_exactly() {
    const TURN: u8 = TURNS - 1;
    let mut compared = 0;
    for advanced in [false, true] {
        for seed in 0..12 {
            let Some((sheet, roll)) = drawn(seed, usize::from(TURN) - 1, advanced) else {
                continue;
            };
            for (note, value) in searched(Depth::Roll, sheet, roll, TURN, advanced) {
                let exact = brute(sheet.noted_unchecked(roll, note), TURN + 1, advanced);
                assert_eq!(i64::from(value), exact * i64::from(UNIT), "{note:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn looking_two_turns_ahead_never_promises_too_much_and_misses_little() {
    const TURN: u8 = TURNS - 2;
    let (mut decisions, mut exact_ones, mut missed) = (0, 0, 0.0);
    for advanced in [false, true] {
        for seed in 20..45 {
            let Some((sheet, roll)) = drawn(seed, usize::from(TURN) - 1, advanced) else {
                continue;
            };
            let found = searched(Depth::Rolls, sheet, roll, TURN, advanced);
            let brute = |note: &Note| brute(sheet.noted_unchecked(roll, *note), TURN + 1, advanced);
            let exact = notes(sheet, roll).iter().map(brute).max().unwrap();
            // Brute force counts in 1,296ths of a point.
            let exact = exact as f64 / f64::from(ALL_WAYS * ALL_WAYS);
            let best = f64::from(found[0].1) / f64::from(ALL_WAYS * UNIT);
            // It is rounded once, to half a unit of a 36th.
            assert!(best <= exact + 1e-3, "{best} of {exact}");
            decisions += 1;
            exact_ones += usize::from(exact - best < 1e-3);
            missed += exact - best;
        }
    }
    assert!(decisions > 30, "{decisions}");
    // The search considers only the most promising answers; this costs very little.
    assert!(missed / (decisions as f64) < 0.02, "{missed}");
    assert!(2 * exact_ones > decisions, "{exact_ones} of {decisions}");
}
