//! Perft: sequences of actions are counted by the engine's generator, and by trying every conceivable action
//! in an independent implementation of the rules.

use super::diagram::{position, random_position};
use super::reference::{Reference, conceivable};
use engine::below;
use engine::debacle::{Action, Order, Position, Side, Symmetry};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A position, its numbers of sequences of 1, 2, 3 and 4 actions, and of one and two whole turns (where they
/// are not too many).
struct Perft {
    name: &'static str,
    position: Position,
    actions: [u64; 4],
    turns: &'static [u64],
}

fn table() -> [Perft; 6] {
    let standard = |symmetry| Position::start(Order::standard(), symmetry, Side::Red);
    let perft = |name, position, actions, turns| Perft {
        name,
        position,
        actions,
        turns,
    };
    let melee = ["..f...", ".ce...", ".4da..", ".35b..", "......", "1...66"];
    let gate = ["a..e..", "36.bc.", "..5...", "...f..", "......", "12.4.."];
    let doubles = ["......", "...c.c", ".bbe.e", "......", ".....4", "1.3456"];
    let alike = ["fe..ba", "......", "......", ".c....", ".4....", "...333"];
    [
        perft(
            "the start",
            standard(Symmetry::Point),
            [12, 158, 1_251, 15_186],
            &[158, 72_048],
        ),
        perft(
            "the mirrored start",
            standard(Symmetry::Mirror),
            [12, 158, 1_251, 15_186],
            &[158, 72_048],
        ),
        perft(
            "a melee",
            position(melee, "", ""),
            [16, 221, 1_390, 16_275],
            &[1_329, 1_127_638],
        ),
        perft(
            "at the gate",
            position(gate, "1", ""),
            [18, 290, 3_725, 54_021],
            &[1_137, 738_934],
        ),
        perft(
            "doubles",
            position(doubles, "", ""),
            [7, 32, 266, 2_778],
            &[8_534, 2_882_611],
        ),
        perft(
            "alike",
            position(alike, "4", "24"),
            [11, 125, 478, 5_161],
            &[533],
        ),
    ]
}

fn count_actions(position: &Position, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    position.actions(&mut |action| {
        let mut next = *position;
        next.act_unchecked(action);
        count += count_actions(&next, depth - 1);
    });
    count
}

/// The number of ways to play this many turns, or to the end of the round.
fn count_turns(position: &Position, turns: usize) -> u64 {
    let mut count = 0;
    position.actions(&mut |action| {
        let mut next = *position;
        next.act_unchecked(action);
        let left = turns - usize::from(next.mover() != position.mover());
        count += if left == 0 || next.is_over() {
            1
        } else {
            count_turns(&next, left)
        };
    });
    count
}

fn try_actions(reference: &Reference, texts: &[String], depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let next = texts.iter().filter_map(|text| reference.after(text));
    next.map(|next| try_actions(&next, texts, depth - 1)).sum()
}

fn try_turns(reference: &Reference, texts: &[String], turns: usize) -> u64 {
    let next = texts.iter().filter_map(|text| reference.after(text));
    next.map(|next| {
        let left = turns - usize::from(next.red_moves() != reference.red_moves());
        if left == 0 || next.is_over() {
            1
        } else {
            try_turns(&next, texts, left)
        }
    })
    .sum()
}

#[test]
fn the_generator_counts_as_written() {
    for Perft {
        name,
        position,
        actions,
        turns,
    } in table()
    {
        let counted = [1, 2, 3, 4].map(|depth| count_actions(&position, depth));
        assert_eq!(counted, actions, "actions of {name}");
        for (index, expected) in turns.iter().enumerate() {
            let counted = count_turns(&position, index + 1);
            assert_eq!(counted, *expected, "turns of {name}");
        }
    }
}

#[test]
fn trying_everything_in_the_plain_model_counts_the_same() {
    let texts = conceivable();
    let mut depths = 0;
    for perft in table() {
        let reference = Reference::of(&perft.position);
        for (index, expected) in perft.actions.iter().enumerate() {
            let counted = try_actions(&reference, &texts, index + 1);
            assert_eq!(counted, *expected, "actions of {}", perft.name);
        }
        let feasible = |count: &&u64| **count < 100_000;
        for (index, expected) in perft.turns.iter().take_while(feasible).enumerate() {
            let counted = try_turns(&reference, &texts, index + 1);
            assert_eq!(counted, *expected, "turns of {}", perft.name);
            depths += 1;
        }
    }
    assert!(depths >= table().len(), "turns were counted {depths} times");
}

/// Plays at random from a position, and compares the legal actions and their results with those of the
/// reference at every step.
fn agree(position: Position, texts: &[String], rng: &mut impl Rng, seen: &mut [u32; 7]) {
    let mut position = position;
    let mut reference = Reference::of(&position);
    for _ in 0..60 {
        assert!(reference.matches(&position), "{reference:?}\n{position:?}");
        let mut listed: Vec<String> = position
            .legal_actions()
            .iter()
            .map(Action::to_string)
            .collect();
        let found = texts.iter().filter(|text| reference.after(text).is_some());
        let mut found: Vec<String> = found.cloned().collect();
        listed.sort_unstable();
        found.sort_unstable();
        assert_eq!(listed, found, "{reference:?}");
        if position.is_over() {
            return;
        }
        let text = &listed[below(rng, listed.len() as u32) as usize];
        let action: Action = text.parse().unwrap();
        seen[kind(action)] += 1;
        position.act(action).unwrap();
        reference = reference.after(text).unwrap();
    }
}

fn kind(action: Action) -> usize {
    match action {
        Action::Roll(_) => 0,
        Action::Flip(_) => 1,
        Action::Capture(_) => 2,
        Action::Return(_) => 3,
        Action::Keep(_) => 4,
        Action::Recover(_) => 5,
        Action::Decline => 6,
    }
}

#[test]
fn the_engine_and_the_plain_model_agree_in_random_rounds() {
    let texts = conceivable();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut seen = [0; 7];
    for round in 0..200 {
        agree(
            random_position(&mut rng, round),
            &texts,
            &mut rng,
            &mut seen,
        );
    }
    let start = Position::start(Order::random(&mut rng), Symmetry::Point, Side::Black);
    agree(start, &texts, &mut rng, &mut seen);
    assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
}
