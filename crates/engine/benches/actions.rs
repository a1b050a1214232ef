//! Measures Débâcle's actions, natively and as wasm (`cargo xtask bench`).
//!
//! `debacle-tree` makes every action of a tree of known size, as a search without pruning would;
//! `debacle-walk` plays a thousand random actions, and lists all legal actions before each.

// In the browser the test runner calls each benchmark itself.
#![cfg_attr(target_family = "wasm", no_main)]

use std::hint::black_box;
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
use criterion::{Criterion, criterion_group, criterion_main};
use engine::below;
use engine::debacle::{Action, Order, Position, Side, Symmetry};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

/// Shortens criterion's eight seconds: the figures are steady long before.
fn be_quick(criterion: &mut Criterion) {
    *criterion = std::mem::take(criterion)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3));
}

fn start() -> Position {
    Position::start(Order::standard(), Symmetry::Point, Side::Red)
}

/// The number of actions of the tree; `cargo xtask bench` divides by it.
const TREE: u64 = 25_217;
/// The number of actions of the walk.
const WALK: u32 = 1_000;

/// Makes every action down to a depth; returns their number, and a value that depends on all of them, so that
/// none is optimised away.
fn tree(position: &Position, depth: u32) -> (u64, u64) {
    let (mut made, mut sum) = (0, 0);
    position.actions(&mut |action| {
        let mut next = *position;
        next.act_unchecked(action);
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

/// A random legal action; `None` at the end.
fn any_action(position: &Position, rng: &mut impl Rng) -> Option<Action> {
    let (mut list, mut count) = ([Action::Decline; 64], 0);
    position.actions(&mut |action| {
        list[count % 64] = action;
        count += 1;
    });
    let count = count.min(list.len());
    (count > 0).then(|| list[below(rng, count as u32) as usize])
}

/// Plays this many random actions, over as many rounds as they take.
fn walk(actions: u32, rng: &mut impl Rng) -> u64 {
    let mut position = start();
    let mut sum = 0;
    for _ in 0..actions {
        match any_action(&position, rng) {
            Some(action) => position.act_unchecked(action),
            None => position = start(),
        }
        sum ^= position.hash();
    }
    sum
}

/// A position in the middle of a round.
fn middle() -> Position {
    let mut position = start();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..40 {
        position.act_unchecked(any_action(&position, &mut rng).expect("the round is not over"));
    }
    position
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn trees(criterion: &mut Criterion) {
    be_quick(criterion);
    let position = middle();
    assert_eq!(tree(&position, 4).0, TREE, "another tree than xtask knows");
    criterion.bench_function("debacle-tree", |b| {
        b.iter(|| tree(black_box(&position), 4));
    });
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn walks(criterion: &mut Criterion) {
    be_quick(criterion);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    criterion.bench_function("debacle-walk", |b| {
        b.iter(|| walk(black_box(WALK), &mut rng));
    });
}

/// The costs of a position besides its actions.
#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn parts(criterion: &mut Criterion) {
    be_quick(criterion);
    let position = middle();
    criterion.bench_function("debacle-choices", |b| {
        b.iter(|| black_box(&position).choices().len());
    });
    criterion.bench_function("debacle-list", |b| {
        b.iter(|| {
            let mut sum = 0;
            black_box(&position).actions(&mut |action| {
                sum += usize::from(matches!(action, Action::Flip(_)));
            });
            sum
        });
    });
}

#[cfg(not(target_family = "wasm"))]
criterion_group!(benches, trees, walks, parts);
#[cfg(not(target_family = "wasm"))]
criterion_main!(benches);
