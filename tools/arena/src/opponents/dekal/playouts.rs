//! The tables with playouts: the best actions by one ply are each played on for a few turns, on the same cards.

use bots::dekal::round::Round;
use engine::dekal::{Action, MAX_PLAYERS, TURNS};
use protocol::exp;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::one_ply;
use super::tables::{Moment, Tables};

/// The most actions that are tried.
const TRIED: usize = 6;
/// Actions that lose more points than this against the best are not tried.
const WITHIN: f32 = 5.0;
/// The playouts of a decision.
const PLAYOUTS: usize = 600;
/// The turns of a playout after the present one.
const AHEAD: u8 = 4;
/// By how many points the odds of winning become e times greater: at the end of a round, and more of them for each
/// turn before it.
const SCALE: (f32, f32) = (2.0, 0.35);

/// The action with the best mean chance of winning.
pub fn decide(tables: &Tables, round: &Round, seat: usize, seed: u64) -> Action {
    let mut tried = one_ply::values(tables, round, seat);
    tried.sort_by(|one, other| other.1.total_cmp(&one.1));
    let enough = tried[0].1 - WITHIN;
    tried.retain(|one| one.1 >= enough);
    tried.truncate(TRIED);
    if tried.len() == 1 {
        return tried[0].0;
    }
    let each = PLAYOUTS / tried.len();
    for (action, value) in &mut tried {
        let sum: f32 = (0..each)
            .map(|number| {
                // The same cards for every action.
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ number as u64);
                play_on(tables, round.clone(), seat, *action, AHEAD, &mut rng)
            })
            .sum();
        *value = sum / each as f32;
    }
    one_ply::best(&tried)
}

/// The chance of winning after this action, by a playout of this turn and so many more.
pub fn play_on(
    tables: &Tables,
    mut round: Round,
    seat: usize,
    action: Action,
    ahead: u8,
    rng: &mut Xoshiro256PlusPlus,
) -> f32 {
    let until = round.turn.saturating_add(1 + ahead).min(TURNS);
    match action {
        Action::Reveal(cell) => round.holes[seat] = Some(cell),
        Action::Draft(draft) => round.draft(draft),
    }
    while round.turn < until {
        if round.drafter().is_none() {
            one_ply::choose_holes(tables, &mut round);
            round.turn_up(rng);
        }
        let draft = one_ply::draft(tables, &round);
        round.draft(draft);
    }
    chance(tables, &round, seat)
}

/// The chance of winning at the end of a turn.
fn chance(tables: &Tables, round: &Round, seat: usize) -> f32 {
    if round.is_over() {
        let mut shares = [0.0; MAX_PLAYERS];
        round.outcome(&mut shares);
        return shares[seat];
    }
    let moment = Moment::of(round, 0);
    let scale = SCALE.0 + SCALE.1 * f32::from(TURNS - round.turn);
    let weight = |other: usize| exp(-tables.expected(round.grids[other], None, &moment) / scale);
    let all: f32 = (0..round.seats).map(weight).sum();
    weight(seat) / all
}
