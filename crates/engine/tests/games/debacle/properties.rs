//! Properties of all positions that can be reached.

use std::collections::HashMap;

use super::diagram::random_position;
use engine::conformance::{TestCase, walk};
use engine::debacle::{
    Debacle, Direction, First, Order, Position, Rules, Side, Square, Start, Symmetry, Value,
};
use engine::{Game, below};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Calls `look` with every position of random play from a random position.
fn wander(seed: u64, mut look: impl FnMut(&Position)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut position = random_position(&mut rng, seed as u32);
    for _ in 0..80 {
        look(&position);
        let all = position.legal_actions();
        if all.is_empty() {
            return;
        }
        position.act_unchecked(all[below(&mut rng, all.len() as u32) as usize]);
    }
}

#[test]
fn every_position_of_random_matches_is_valid() {
    let shuffled = Rules {
        start: Start::Shuffled,
        symmetry: Symmetry::Mirror,
        first: First::Random,
    };
    for seed in 0..60 {
        for rules in [Rules::default(), shuffled] {
            walk(&rules, seed, |case: &TestCase<Debacle>| {
                let validity = case.game().validate();
                assert_eq!(validity, Ok(()), "{case}\n{:?}", case.game());
            });
        }
    }
}

proptest! {
    #[test]
    fn positions_stay_valid(seed: u64) {
        wander(seed, |position| {
            assert_eq!(position.validate(), Ok(()), "{position:?}");
        });
    }

    #[test]
    fn the_hash_is_what_it_would_be_if_made_anew(seed: u64) {
        wander(seed, |position| {
            assert_eq!(position.hash(), position.recomputed_hash(), "{position:?}");
        });
    }

    #[test]
    fn choices_count_find_and_list_the_same(seed: u64) {
        wander(seed, |position| {
            let (choices, all) = (position.choices(), position.legal_actions());
            assert_eq!(choices.len() as usize, all.len());
            assert_eq!(choices.is_empty(), position.is_over());
            for (place, action) in all.iter().enumerate() {
                assert_eq!(choices.nth(place as u32), Some(*action));
                assert!(choices.contains(*action));
            }
            assert_eq!(choices.nth(choices.len()), None);
        });
    }

    #[test]
    fn the_seat_to_move_changes_only_when_a_turn_begins(seed: u64) {
        let mut before: Option<Position> = None;
        let mut turns = 0;
        wander(seed, |position| {
            if let Some(before) = before.filter(|before| before.mover() != position.mover()) {
                // The last decision of a turn may recover one more die.
                let granted = position.actions_left() - 2;
                assert!((before.bonus()..=before.bonus() + 2).contains(&granted));
                assert_eq!((position.bonus(), position.flipped()), (0, None));
                assert_eq!((position.rebounding(), position.returning()), (None, None));
                let quiet = position.quiet_turns();
                assert!(quiet == 0 || quiet == before.quiet_turns() + 1);
                turns += 1;
            }
            before = Some(*position);
        });
        assert!(turns > 0 || before.is_some_and(|last| last.is_over()));
    }

    // What the printed rules leave open: "Who has captured five dice has not six:
    // a row always keeps one die of a value. With four captured at most, each
    // player has two dice or more while the round lasts, and can flip one of
    // them: so there is always a legal action."
    #[test]
    fn no_die_is_ever_lost_and_there_is_always_an_action(seed: u64) {
        wander(seed, |position| {
            for side in Side::ALL {
                let (left, taken) = (position.board().count(side), position.pile(side.other()));
                assert_eq!(left + taken.len(), 6);
                assert!(taken.len() <= 5);
                assert!(left >= 2 || position.is_over());
            }
            assert_eq!(position.legal_actions().is_empty(), position.is_over());
        });
    }

    #[test]
    fn equal_text_and_bytes_come_back(seed: u64) {
        wander(seed, |position| {
            let bytes = postcard::to_allocvec(position).unwrap();
            assert_eq!(postcard::from_bytes::<Position>(&bytes), Ok(*position));
        });
    }
}

/// Two positions with the same hash differ only in the count of quiet turns, and in whether it continues.
#[test]
fn hashes_tell_positions_apart() {
    let mut seen: HashMap<u64, String> = HashMap::new();
    for seed in 0..2_000 {
        wander(seed, |position| {
            let description = format!(
                "{:?} {:?} {:?} {} {} {:?} {:?} {:?}",
                position.board(),
                Side::ALL.map(|side| position.pile(side)),
                position.mover(),
                position.actions_left(),
                position.bonus(),
                position.flipped(),
                (position.rebounding(), position.returning()),
                (position.takes_doubles(), position.can_recover()),
            );
            let known = seen
                .entry(position.hash())
                .or_insert_with(|| description.clone());
            assert_eq!(*known, description);
        });
    }
    assert!(seen.len() > 50_000, "{}", seen.len());
}

/// A damaged position is either refused or valid.
#[test]
fn damaged_positions_are_refused_or_valid() {
    let mut refused = 0;
    for seed in 0..10 {
        wander(seed, |position| {
            let bytes = postcard::to_allocvec(position).unwrap();
            for bit in 0..bytes.len() * 8 {
                let mut damaged = bytes.clone();
                damaged[bit / 8] ^= 1 << (bit % 8);
                match postcard::from_bytes::<Position>(&damaged) {
                    Ok(read) => assert_eq!(read.validate(), Ok(())),
                    Err(_) => refused += 1,
                }
            }
        });
    }
    assert!(refused > 1_000, "{refused}");
}

#[test]
fn squares_and_directions_fit_together() {
    for square in Square::all() {
        for direction in Direction::ALL {
            let next = square.next(direction);
            let (column, row) = (square.column(), square.row());
            let expected = match direction {
                Direction::North => Square::new(column, row + 1),
                Direction::East => Square::new(column + 1, row),
                Direction::South => row.checked_sub(1).and_then(|row| Square::new(column, row)),
                Direction::West => column.checked_sub(1).and_then(|c| Square::new(c, row)),
            };
            assert_eq!(next, expected, "{square} {direction:?}");
            let back = next.and_then(|next| next.next(direction.back()));
            assert!(next.is_none() || back == Some(square));
        }
    }
    assert_eq!(Value::new(0), None);
    assert_eq!(Value::new(7), None);
}

#[test]
fn making_and_listing_actions_allocates_nothing() {
    let start = Position::start(Order::standard(), Symmetry::Point, Side::Red);
    let mut played = 0;
    let info = allocation_counter::measure(|| {
        let mut position = start;
        for place in 0..200 {
            let choices = position.choices();
            let Some(action) = choices.nth(place * 7 % choices.len().max(1)) else {
                return;
            };
            let mut count = 0;
            choices.each(&mut |_| count += 1);
            assert_eq!(count, choices.len());
            position.act_unchecked(action);
            played += 1;
        }
    });
    assert_eq!(info.count_total, 0);
    assert!(played > 20, "{played}");
    let game = Debacle::new(&Rules::default()).unwrap();
    assert_eq!(*game.position(), start);
}
