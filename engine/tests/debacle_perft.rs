//! Débâcle's positions counted in two ways that have nothing in common: with
//! the engine's generator, and by trying every action that can be written in a
//! plain model of the rules.

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]
#![cfg(not(target_family = "wasm"))]

mod debacle_reference;

use debacle_reference::{Reference, conceivable};
use engine::below;
use engine::debacle::{Action, Order, Position, Side, Symmetry};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn legal(position: &Position) -> Vec<Action> {
    let mut all = Vec::new();
    position.actions(&mut |action| all.push(action));
    all
}

#[test]
fn the_engine_and_the_plain_model_agree_in_random_rounds() {
    let texts = conceivable();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for round in 0..40 {
        let symmetry = [Symmetry::Point, Symmetry::Mirror][round % 2];
        let mut position =
            Position::start(Order::random(&mut rng), symmetry, Side::ALL[round / 2 % 2]);
        let mut reference = Reference::of(&position);
        loop {
            assert!(reference.matches(&position), "{reference:?}\n{position:?}");
            let mut listed: Vec<String> = legal(&position).iter().map(Action::to_string).collect();
            let mut found: Vec<String> = texts
                .iter()
                .filter(|text| reference.after(text).is_some())
                .cloned()
                .collect();
            listed.sort_unstable();
            found.sort_unstable();
            assert_eq!(listed, found, "{reference:?}");
            if position.is_over() {
                break;
            }
            let text = &listed[below(&mut rng, listed.len() as u32) as usize];
            position.act(text.parse().unwrap()).unwrap();
            reference = reference.after(text).unwrap();
        }
    }
}
