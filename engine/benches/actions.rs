//! How fast Débâcle's actions are, natively and as wasm (`cargo xtask bench`).
//!
//! `tree-N` makes every action of a tree of known size, as a search without
//! pruning would; `walk` plays a thousand random actions, for each of which
//! all choices are found.

// In the browser the test runner calls each benchmark itself.
#![cfg_attr(target_family = "wasm", no_main)]

use std::hint::black_box;
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
use criterion::{Criterion, criterion_group, criterion_main};
use engine::debacle::{Order, Position, Side, Symmetry};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

/// The figures are steady long before criterion's own eight seconds.
fn be_quick(criterion: &mut Criterion) {
    *criterion = std::mem::take(criterion)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3));
}

fn start() -> Position {
    Position::start(Order::standard(), Symmetry::Point, Side::Red)
}

/// Makes every action down to a depth; how many there were, and something
/// that depends on all of them.
fn tree(position: &Position, depth: u32) -> (u64, u64) {
    let (mut made, mut sum) = (0, 0);
    position.actions(&mut |action| {
        let mut next = *position;
        next.play(action);
        made += 1;
        sum ^= next.hash();
        if depth > 1 {
            let (below, inside) = tree(&next, depth - 1);
            made += below;
            sum ^= inside;
        }
    });
    (made, sum)
}

/// Plays so many actions at random, round after round.
fn walk(actions: u32, rng: &mut impl Rng) -> u64 {
    let mut position = start();
    let mut sum = 0;
    for _ in 0..actions {
        let choices = position.choices();
        if choices.is_empty() {
            position = start();
            continue;
        }
        let place = (u64::from(rng.next_u32()) * u64::from(choices.len())) >> 32;
        let action = choices.nth(place as u32).expect("a place within the list");
        position.play(action);
        sum ^= position.hash();
    }
    sum
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn trees(criterion: &mut Criterion) {
    be_quick(criterion);
    let mut middle = start();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..40 {
        let choices = middle.choices();
        let place = (u64::from(rng.next_u32()) * u64::from(choices.len())) >> 32;
        middle.play(choices.nth(place as u32).expect("the round is not over"));
    }
    for (name, position) in [("start", start()), ("middle", middle)] {
        let (made, _) = tree(&position, 4);
        criterion.bench_function(&format!("debacle-tree-{name}-{made}"), |b| {
            b.iter(|| tree(black_box(&position), 4));
        });
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn walks(criterion: &mut Criterion) {
    be_quick(criterion);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    criterion.bench_function("debacle-walk-1000", |b| {
        b.iter(|| walk(black_box(1000), &mut rng));
    });
}

#[cfg(not(target_family = "wasm"))]
criterion_group!(benches, trees, walks);
#[cfg(not(target_family = "wasm"))]
criterion_main!(benches);
