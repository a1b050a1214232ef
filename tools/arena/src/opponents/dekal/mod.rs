//! The opponents in Dékal.

mod learner;
mod one_ply;
mod playouts;
mod rules;
mod tables;

use std::sync::LazyLock;

use bots::dekal::round::Round;
use engine::dekal::{Action, DekalView, MAX_PLAYERS, TURNS};
use engine::{Seed, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Opponent;
use super::tuning::{from_text, to_text, tuned};
use rules::Rules;
use tables::Tables;

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let file = include_bytes!("../../../gauntlet/dekal-tables.bin");
    Tables::from_bytes(file).expect("the file is whole")
});

static RULES: LazyLock<Rules> = LazyLock::new(|| {
    let file = include_str!("../../../gauntlet/dekal-rules.txt");
    Rules(from_text(file).expect("the file is whole"))
});

/// The action of an opponent; `None` if it does not play Dékal, or has nothing to decide.
pub fn decide(opponent: Opponent, view: &DekalView, seed: u64) -> Option<Action> {
    let seat = view.seat().filter(|_| view.to_decide())?.index();
    let round = Round::of(view.table());
    match opponent {
        Opponent::DekalTables => Some(one_ply::best(&one_ply::values(&TABLES, &round, seat))),
        Opponent::DekalPlayouts => Some(playouts::decide(&TABLES, &round, seat, seed)),
        Opponent::DekalRules => Some(RULES.decide(&round, seat)),
        _ => None,
    }
}

/// The share of the round's win after an action, if all play on by the tables to the end, with this luck. `None` if there
/// is nothing to decide.
pub fn share_after(view: &DekalView, action: Action, luck: u64) -> Option<f32> {
    let seat = view.seat().filter(|_| view.to_decide())?.index();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    let round = Round::of(view.table());
    Some(playouts::play_on(
        &TABLES, round, seat, action, TURNS, &mut rng,
    ))
}

/// The rounds for the tables.
const ROUNDS: u32 = 4_000_000;

/// Learns the tables anew, from this many rounds of two players if given.
pub fn make_tables(rounds: Option<u32>, seed: Seed) -> Vec<u8> {
    learner::learn(2, rounds.unwrap_or(ROUNDS), seed).to_bytes()
}

/// The passes of the tuning over all numbers, and the rounds of each comparison.
const TUNING: (u32, u32) = (3, 2_000);

/// Tunes the rules anew, in rounds of two players.
pub fn make_rules(seed: Seed) -> Vec<u8> {
    let (passes, rounds) = TUNING;
    let numbers = tuned(rules::FIRST, passes, rounds, |one, other, try_number| {
        let (one, other) = (Rules(*one), Rules(*other));
        let wins: f64 = (0..rounds)
            .map(|number| {
                let deal = seed.0 ^ try_number << 32 ^ u64::from(number / 2);
                win(&one, &other, (number % 2) as usize, deal)
            })
            .sum();
        wins / f64::from(rounds)
    });
    to_text(&numbers).into_bytes()
}

/// Plays a round of two, in which this seat has the first rules; returns its share of the win.
fn win(one: &Rules, other: &Rules, seat: usize, deal: u64) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(deal);
    let mut round = Round::new(2);
    let rules = |of: usize| if of == seat { one } else { other };
    while !round.is_over() {
        for seat in 0..round.seats {
            if let Action::Reveal(cell) = rules(seat).decide(&round, seat) {
                round.holes[seat] = Some(cell);
            }
        }
        round.turn_up(&mut rng);
        while let Some(seat) = round.drafter() {
            if let Action::Draft(draft) = rules(seat).decide(&round, seat) {
                round.draft(draft);
            }
        }
    }
    let mut shares = [0.0; MAX_PLAYERS];
    round.outcome(&mut shares);
    shares[seat].into()
}
