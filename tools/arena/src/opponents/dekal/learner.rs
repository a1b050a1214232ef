//! Learns the tables by self-play with denial: TD(0) on afterstates (Sutton and Barto, Reinforcement Learning,
//! chapter 6).

use bots::dekal::round::Round;
use engine::dekal::{Grid, MAX_PLAYERS};
use engine::{Seed, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::one_ply;
use super::tables::{Moment, Tables};
use crate::learning::{self, random_draft, random_hole};

/// The initial value of every grid, in points.
const HOPE: f32 = 20.0;
/// The share of the error that a step corrects, at the beginning and at the end.
const RATE: (f32, f32) = (0.4, 0.01);
/// One choice in this many is random.
const EXPLORE: u32 = 50;

/// Plays this many rounds and returns the tables.
pub fn learn(players: usize, rounds: u32, seed: Seed) -> Tables {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
    let mut tables = Tables::flat(HOPE);
    for number in 0..rounds {
        let done = number as f32 / rounds as f32;
        let rate = learning::rate(RATE, done);
        play(&mut tables, players, rate, &mut rng);
    }
    tables
}

/// Plays a round; every seat learns after each of its choices.
fn play(tables: &mut Tables, players: usize, rate: f32, rng: &mut Xoshiro256PlusPlus) {
    let mut round = Round::new(players);
    let mut before: [Option<(Grid, Moment)>; MAX_PLAYERS] = [None; MAX_PLAYERS];
    while !round.is_over() {
        one_ply::choose_holes(tables, &mut round);
        let chosen = Moment::of(&round, 0);
        for seat in 0..round.seats {
            let grid = round.grids[seat];
            // The value of a grid is that of its best hole.
            if let Some((before, moment)) = before[seat] {
                let target = tables.expected(grid, round.holes[seat], &chosen);
                tables.move_towards(before, None, &moment, target, rate);
            }
            if below(rng, EXPLORE) == 0 {
                round.holes[seat] = Some(random_hole(grid, rng));
            }
        }
        let holes = round.holes;
        round.turn_up(rng);
        while let Some(seat) = round.drafter() {
            let grid = round.grids[seat];
            let best = one_ply::draft(tables, &round);
            let after = Moment::of(&round, 1);
            if let Some(hole) = holes[seat] {
                let target = tables.expected(
                    grid.pushed_unchecked(hole, best.push, best.card),
                    None,
                    &after,
                );
                tables.move_towards(grid, Some(hole), &chosen, target, rate);
            }
            let taken = if below(rng, EXPLORE) == 0 {
                random_draft(&round, seat, rng)
            } else {
                best
            };
            round.draft(taken);
            before[seat] = Some((round.grids[seat], after));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_teaches_the_same() {
        let learned = |seed| learn(2, 30, Seed(seed)).to_bytes();
        assert_eq!(learned(1), learned(1));
        assert_ne!(learned(1), learned(2));
    }
}
