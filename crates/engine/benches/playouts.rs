//! Measures playouts, natively and as wasm (`cargo xtask bench`).
//!
//! `round-N` is the main figure: a whole round of N players who play at random, as a search would play it.
//! `plain-N` is the same by the rules, with all their checks.

// In the browser the test runner calls each benchmark itself.
#![cfg_attr(target_family = "wasm", no_main)]

use std::hint::black_box;
use std::time::Duration;

#[cfg(not(target_family = "wasm"))]
use criterion::{Criterion, criterion_group, criterion_main};
use engine::dekal::{
    Action, CardValue, Cell, Dekal, Grid, Playout, Push, RandomPolicy, Rules, TURNS,
};
use engine::detrak::random_score;
use engine::dumble::{self, Dumble, GreedyPolicy};
use engine::{Game, Phase, Seat, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

fn start(players: u8) -> Dekal {
    Dekal::new(&Rules {
        players,
        ..Rules::default()
    })
    .expect("2 to 6 players")
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// Shortens criterion's eight seconds: the figures are steady long before.
fn be_quick(criterion: &mut Criterion) {
    *criterion = std::mem::take(criterion)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3));
}

/// Plays a round as a playout; returns the sum of all scores.
fn fast_round(state: &Dekal, rng: &mut impl Rng) -> u32 {
    let mut playout = Playout::new(state, &mut RandomPolicy, rng);
    playout.run(&mut RandomPolicy, rng);
    Seat::all(playout.seats())
        .map(|seat| playout.grid(seat).score())
        .sum()
}

/// A random legal action of a seat.
fn any_action(game: &Dekal, seat: Seat, rng: &mut impl Rng) -> Action {
    let mut actions = [None; 32];
    let mut count = 0;
    game.actions(seat, &mut |action| {
        actions[count] = Some(action);
        count += 1;
    });
    actions[below(rng, count as u32) as usize].expect("whoever decides has an action")
}

/// Plays a round by the rules; returns the sum of all scores.
fn plain_round(state: &Dekal, rng: &mut impl Rng) -> u32 {
    let mut game = *state;
    loop {
        match game.phase() {
            Phase::Decide(seats) => {
                for seat in seats.iter() {
                    let action = any_action(&game, seat, rng);
                    game.act(seat, action).expect("it was said to be legal");
                }
            }
            Phase::Chance => {
                let event = game.sample(rng).expect("an event is due");
                game.resolve(event).expect("it was drawn by the game");
            }
            Phase::Over => break,
        }
    }
    Seat::all(game.seats())
        .map(|seat| game.table().grid(seat).score())
        .sum()
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn rounds(criterion: &mut Criterion) {
    be_quick(criterion);
    for players in [2, 4, 6] {
        let (state, mut rng) = (start(players), rng());
        criterion.bench_function(&format!("round-{players}"), |b| {
            b.iter(|| fast_round(black_box(&state), &mut rng));
        });
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn plain_rounds(criterion: &mut Criterion) {
    be_quick(criterion);
    for players in [2, 4, 6] {
        let (state, mut rng) = (start(players), rng());
        criterion.bench_function(&format!("plain-{players}"), |b| {
            b.iter(|| plain_round(black_box(&state), &mut rng));
        });
    }
}

/// Whole games of Détrak for one player.
#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn detrak(criterion: &mut Criterion) {
    be_quick(criterion);
    let mut rng = rng();
    criterion.bench_function("detrak-alone", |b| {
        b.iter(|| random_score(black_box(false), &mut rng));
    });
}

/// Plays a round of Dumble as a playout; returns the sum of all scores.
fn dumble_round(state: &Dumble, policy: &mut impl dumble::Policy, rng: &mut impl Rng) -> u32 {
    let mut playout = dumble::Playout::new(state, rng);
    playout.run(u32::MAX, policy, rng);
    playout.scores().iter().map(|score| u32::from(*score)).sum()
}

/// Whole rounds of Dumble, from the draw for the first player on.
#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn dumble(criterion: &mut Criterion) {
    be_quick(criterion);
    for players in [2, 4, 6] {
        let mut rng = rng();
        let state = Dumble::new(&dumble::Rules::of(players)).expect("2 to 8 players");
        criterion.bench_function(&format!("dumble-random-{players}"), |b| {
            b.iter(|| dumble_round(black_box(&state), &mut dumble::RandomPolicy, &mut rng));
        });
        criterion.bench_function(&format!("dumble-rules-{players}"), |b| {
            b.iter(|| dumble_round(black_box(&state), &mut GreedyPolicy, &mut rng));
        });
    }
}

/// The steps of playouts.
#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn parts(criterion: &mut Criterion) {
    be_quick(criterion);
    let (state, mut rng) = (start(4), rng());
    criterion.bench_function("playout-new", |b| {
        b.iter(|| Playout::new(black_box(&state), &mut RandomPolicy, &mut rng));
    });
    let mut played = Playout::new(&state, &mut RandomPolicy, &mut rng);
    played.run_to(TURNS / 2, &mut RandomPolicy, &mut rng);
    criterion.bench_function("one-turn-of-4", |b| {
        b.iter(|| {
            let mut playout = black_box(&played).clone();
            playout.run_to(TURNS / 2 + 1, &mut RandomPolicy, &mut rng);
            playout
        });
    });
    played.run(&mut RandomPolicy, &mut rng);
    let full = played.grid(Seat::FIRST);
    criterion.bench_function("score", |b| {
        b.iter(|| black_box(full).score());
    });
    let hole = Cell::from_index(6).expect("there are 16 cells");
    let push = Push::legal(hole).last().expect("every hole has pushes");
    let card = CardValue::new(7).expect("7 is a card's value");
    criterion.bench_function("push", |b| {
        b.iter(|| -> Grid {
            black_box(full).pushed_unchecked(black_box(hole), black_box(push), card)
        });
    });
    let mut drafting = state;
    while !matches!(drafting.table().step(), engine::dekal::Step::Draft(_)) {
        match drafting.phase() {
            Phase::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                let action = any_action(&drafting, seat, &mut rng);
                drafting.act(seat, action).expect("it was said to be legal");
            }
            Phase::Chance => {
                let event = drafting.sample(&mut rng).expect("an event is due");
                drafting.resolve(event).expect("it was drawn by the game");
            }
            Phase::Over => unreachable!("a round begins with a draft"),
        }
    }
    let seat = drafting.table().token().expect("the first turn gave it");
    criterion.bench_function("playout-new-in-a-turn", |b| {
        b.iter(|| Playout::new(black_box(&drafting), &mut RandomPolicy, &mut rng));
    });
    criterion.bench_function("legal-actions", |b| {
        b.iter(|| {
            let mut count = 0;
            black_box(&drafting).actions(seat, &mut |_| count += 1);
            count
        });
    });
}

#[cfg(not(target_family = "wasm"))]
criterion_group!(benches, rounds, plain_rounds, detrak, dumble, parts);
#[cfg(not(target_family = "wasm"))]
criterion_main!(benches);
