//! Measures how many positions Débâcle's search searches per second, natively and as wasm (`cargo xtask
//! bench`).

// In the browser the test runner calls each benchmark itself.
#![cfg_attr(target_family = "wasm", no_main)]

use std::hint::black_box;
use std::time::Duration;

use bots::debacle::evaluator::{Evaluator, Material};
use bots::debacle::in_match::InMatch;
use bots::debacle::iterative_deepening::{Budget, IterativeDeepening};
use bots::debacle::match_state::MatchState;
use bots::debacle::net::Net;
use bots::debacle::search::{Search, Shortcuts};
#[cfg(not(target_family = "wasm"))]
use criterion::{Criterion, criterion_group, criterion_main};
use engine::debacle::{Order, Position, Side, Symmetry};
#[cfg(target_family = "wasm")]
use wasm_bindgen_test::{Criterion, wasm_bindgen_bench};

/// The number of positions searched; `cargo xtask bench` divides by it.
const NODES: u64 = 20_000;

/// Shortens criterion's eight seconds: the figures are steady long before.
fn be_quick(criterion: &mut Criterion) {
    *criterion = std::mem::take(criterion)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3));
}

/// The learned network; in wasm it has to be loaded.
fn net() -> &'static Net {
    #[cfg(target_family = "wasm")]
    bots::debacle::load_weights(include_bytes!("../weights/debacle.bin")).expect("a whole file");
    bots::debacle::learned().expect("it is built in, or was given")
}

/// Positions from the beginning of a round to its end, in a game that shallow searches play.
fn positions(net: &Net) -> Vec<Position> {
    let mut position = Position::start(Order::standard(), Symmetry::Point, Side::Red);
    let mut all = Vec::new();
    while !position.is_over() {
        let deepening = look(InMatch(net), &position, 300);
        let best = deepening.best().expect("the round is not over").action;
        if position.choices().len() > 1 {
            all.push(position);
        }
        position.act_unchecked(best);
    }
    let every = all.len().div_ceil(8).max(1);
    all.into_iter().step_by(every).collect()
}

fn look<E: Evaluator>(evaluator: E, position: &Position, nodes: u64) -> IterativeDeepening<E> {
    let match_state = MatchState {
        totals: [0; 2],
        barren: false,
        next: Side::Black,
    };
    let search = Search::new(evaluator, match_state, Vec::new(), Shortcuts::ALL, 16);
    let budget = Budget { nodes, depth: 44 };
    let mut deepening = IterativeDeepening::new(search, *position, budget);
    while !deepening.step(u64::MAX) {}
    deepening
}

#[cfg_attr(target_family = "wasm", wasm_bindgen_bench)]
fn searches(criterion: &mut Criterion) {
    be_quick(criterion);
    let net = net();
    let positions = positions(net);
    let mut next = positions.iter().cycle();
    let mut position = || next.next().expect("there are positions").to_owned();
    criterion.bench_function("debacle-search", |b| {
        b.iter(|| {
            let deepening = look(InMatch(net), black_box(&position()), NODES);
            assert_eq!(deepening.search().nodes(), NODES, "no other work");
        });
    });
    criterion.bench_function("debacle-material", |b| {
        b.iter(|| look(Material, black_box(&position()), NODES).depth());
    });
}

#[cfg(not(target_family = "wasm"))]
criterion_group!(benches, searches);
#[cfg(not(target_family = "wasm"))]
criterion_main!(benches);
