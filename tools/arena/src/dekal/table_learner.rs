//! Trains the table of grids' scores, by playing for points only.
//!
//! TD(0) on afterstates (Sutton and Barto, Reinforcement Learning, chapter 6).

use bots::dekal::round::Round;
use bots::dekal::table::Table;
use engine::Seed;
use engine::dekal::{Cell, Draft, Grid, MAX_PLAYERS, Push};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::learning::{self, explores, random_draft, random_hole};

/// The hyperparameters.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// The number of players.
    pub players: usize,
    /// The number of rounds to play.
    pub games: u32,
    /// The share of the error that a step corrects, at the beginning and at the end.
    pub rate: (f32, f32),
    /// The share of random choices.
    pub explore: f32,
}

/// The initial value of every grid, in points.
const HOPE: f32 = 20.0;

/// Plays all rounds and returns the table. Calls `played` after each round.
pub fn learn(schedule: &Schedule, seed: Seed, mut played: impl FnMut(u32)) -> Table {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
    let mut table = Table::flat(HOPE);
    for game in 0..schedule.games {
        let done = game as f32 / schedule.games as f32;
        let rate = learning::rate(schedule.rate, done);
        play(&mut table, schedule, rate, &mut rng);
        played(game + 1);
    }
    table
}

/// Plays a round; every seat learns after each of its choices.
fn play(table: &mut Table, schedule: &Schedule, rate: f32, rng: &mut Xoshiro256PlusPlus) {
    let mut round = Round::new(schedule.players);
    let mut before: [Option<Grid>; MAX_PLAYERS] = [None; MAX_PLAYERS];
    while !round.is_over() {
        for seat in 0..round.seats {
            let grid = round.grids[seat];
            let best = best_hole(table, grid);
            // The value of the grid is that of its best hole.
            if let Some(before) = before[seat] {
                let target = table.expected(grid, Some(best));
                table.move_towards(before, None, target, rate);
            }
            round.holes[seat] = Some(if explores(schedule.explore, rng) {
                random_hole(grid, rng)
            } else {
                best
            });
        }
        round.turn_up(rng);
        while let Some(seat) = round.drafter() {
            let (grid, hole) = (round.grids[seat], round.holes[seat]);
            let Some(hole_cell) = hole else { break };
            let best = best_draft(table, &round, hole_cell, seat);
            let after = grid.pushed_unchecked(hole_cell, best.push, best.card);
            table.move_towards(grid, hole, table.expected(after, None), rate);
            let draft = if explores(schedule.explore, rng) {
                random_draft(&round, seat, rng)
            } else {
                best
            };
            round.draft(draft);
            before[seat] = Some(round.grids[seat]);
        }
    }
}

/// The hole after which the table expects the fewest points.
fn best_hole(table: &Table, grid: Grid) -> Cell {
    let blank = grid.face_down();
    let expected = |cell: &Cell| table.expected(grid, Some(*cell));
    let best = blank
        .iter()
        .min_by(|a, b| expected(a).total_cmp(&expected(b)));
    best.expect("a turn begins with a face-down card")
}

/// The draft after which the table expects the fewest points.
fn best_draft(table: &Table, round: &Round, hole: Cell, seat: usize) -> Draft {
    let mut best: Option<(f32, Draft)> = None;
    for card in &round.centre {
        for push in Push::legal(hole) {
            let points =
                table.expected(round.grids[seat].pushed_unchecked(hole, push, *card), None);
            if best.is_none_or(|best| points < best.0) {
                best = Some((points, Draft { card: *card, push }));
            }
        }
    }
    best.expect("the centre has a card for whoever drafts").1
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;

    #[test]
    fn a_few_rounds_teach_what_nearly_full_grids_score() {
        let schedule = Schedule {
            players: 2,
            games: 2_000,
            rate: (0.3, 0.1),
            explore: 0.05,
        };
        let mut reported = 0;
        let table = learn(&schedule, Seed(2), |played| reported = played);
        assert_eq!(reported, 2_000);
        // Grids of 15 cards: the table has to tell the better half from the worse, by their face-up cards.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut grids: Vec<Grid> = (0..400)
            .map(|_| {
                let mut any = || rng.random_range(1..=10);
                let mut rows = [[0; 4]; 4];
                rows.as_flattened_mut()[1..].fill_with(&mut any);
                Grid::from_rows(rows).expect("cards from 1 to 10")
            })
            .collect();
        grids.sort_by_key(|grid| grid.score());
        let mean = |grids: &[Grid]| {
            let sum: f32 = grids.iter().map(|grid| table.expected(*grid, None)).sum();
            sum / grids.len() as f32
        };
        let (better, worse) = (mean(&grids[..200]), mean(&grids[200..]));
        assert!(better + 0.2 < worse, "{better} and {worse}");
    }
}
