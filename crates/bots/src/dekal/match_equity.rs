//! Match equity: the chance of each seat to win a match to 100, by the totals.
//!
//! The model: all seats score rounds alike, independently and about normally, as experts do. For two seats,
//! the chances of all totals are computed backwards from the ends of matches; for more, they are combined
//! from the pairs.

use std::sync::OnceLock;

use engine::dekal::{MATCH_END, MAX_PLAYERS, MIN_PLAYERS};

use super::net::{GridValue, exp, shares};
use super::terminal::{CARD_LEFT, POINT};

/// Totals that a match goes on with.
const TOTALS: usize = MATCH_END as usize;
/// The scores of a round in the model, from 0.
const SCORES: usize = 64;

/// The mean score of a round and its standard deviation, by the number of seats from two (measured in 20,000
/// rounds of two, and 1,200 or more of others, with seats that choose by the network's evaluation alone).
const ROUNDS: [(f64, f64); MAX_PLAYERS - MIN_PLAYERS + 1] = [
    (25.3, 9.65),
    (17.9, 8.5),
    (13.6, 7.95),
    (11.9, 7.65),
    (10.4, 7.35),
];

/// The totals of the rounds before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchTotals {
    /// The points, by seat.
    pub totals: [u16; MAX_PLAYERS],
    /// The cards left, by seat, which break ties.
    pub cards: [u16; MAX_PLAYERS],
}

/// For two seats, values of the first one before a round, by both totals.
struct Table {
    /// The chance of winning the match.
    win: Vec<[f32; TOTALS]>,
    /// The value of a point in log-odds at about equal totals, by the higher one.
    point: [f32; TOTALS],
}

/// One table for each number of seats, from two.
static TABLES: [OnceLock<Table>; ROUNDS.len()] = [const { OnceLock::new() }; ROUNDS.len()];

impl Table {
    fn of(seats: usize) -> &'static Table {
        let index = seats.clamp(MIN_PLAYERS, MAX_PLAYERS) - MIN_PLAYERS;
        TABLES[index].get_or_init(|| Table::new(ROUNDS[index]))
    }

    fn new((mean, deviation): (f64, f64)) -> Table {
        let scores = scores(mean, deviation);
        let mut win = vec![[0.5; TOTALS]; TOTALS];
        // `after[own][other]`: the first seat's mean chance if its total after a round is `own`, and the other's
        // total before that round was `other`.
        let mut after = vec![[0.0; TOTALS]; TOTALS + SCORES];
        for (own, row) in after.iter_mut().enumerate().skip(TOTALS) {
            for (other, mean) in row.iter_mut().enumerate() {
                *mean = expected(&scores, |score| ended(own, other + score));
            }
        }
        for own in (0..TOTALS).rev() {
            for other in (0..TOTALS).rev() {
                let row: &[f32; TOTALS] = &win[own];
                let then = |score: usize| match row.get(other + score) {
                    Some(chance) => *chance,
                    None => ended(own, other + score),
                };
                // In some rounds nobody scores; they change nothing.
                let none = scores[0] * scores[0];
                let same: f32 = (1..SCORES).map(|score| scores[score] * then(score)).sum();
                let more = (1..SCORES).map(|score| scores[score] * after[own + score][other]);
                win[own][other] = (more.sum::<f32>() + scores[0] * same) / (1.0 - none);
                after[own][other] = same + scores[0] * win[own][other];
            }
        }
        let point = core::array::from_fn(|higher| {
            const APART: usize = 4;
            let lower = higher.saturating_sub(APART);
            let chance = win[lower][lower + APART.min(TOTALS - 1 - lower)];
            log_odds(chance) / APART as f32
        });
        Table { win, point }
    }

    /// The first seat's chance of winning with these totals after a round.
    fn after(&self, own: u16, other: u16) -> f32 {
        let (own, other) = (usize::from(own), usize::from(other));
        match self.win.get(own).and_then(|row| row.get(other)) {
            Some(chance) => *chance,
            None => ended(own, other),
        }
    }
}

/// The first seat's share of a match that is over.
fn ended(own: usize, other: usize) -> f32 {
    match own.cmp(&other) {
        core::cmp::Ordering::Less => 1.0,
        core::cmp::Ordering::Equal => 0.5,
        core::cmp::Ordering::Greater => 0.0,
    }
}

fn expected(scores: &[f32; SCORES], of: impl Fn(usize) -> f32) -> f32 {
    scores
        .iter()
        .enumerate()
        .map(|(s, often)| often * of(s))
        .sum()
}

/// The frequencies of the scores.
fn scores(mean: f64, deviation: f64) -> [f32; SCORES] {
    let weight = |score: usize| {
        let off = (score as f64 - mean) / deviation;
        exp((-0.5 * off * off) as f32)
    };
    let weights: [f32; SCORES] = core::array::from_fn(weight);
    let all: f32 = weights.iter().sum();
    weights.map(|weight| weight / all)
}

/// The log-odds of a chance, by sums and products only.
fn log_odds(chance: f32) -> f32 {
    // Precise where chances are about even, as they are here: the series of artanh.
    let off = (2.0 * chance - 1.0).clamp(-0.99, 0.99);
    let square = off * off;
    let mut sum = 0.0;
    let mut power = off;
    for odd in 0..24 {
        sum += power / (2 * odd + 1) as f32;
        power *= square;
    }
    2.0 * sum
}

impl MatchTotals {
    /// Each seat's chance of winning the match by the network's values of their grids, where a point has this
    /// value in log-odds of the round.
    pub fn under_way(&self, values: &[GridValue], point: f32, out: &mut [f32; MAX_PLAYERS]) {
        let seats = values.len();
        let end = |seat: usize| f32::from(self.totals[seat]) + values[seat].points;
        let highest = (0..seats).map(end).fold(0.0, f32::max);
        let scale = match Table::of(seats).point.get(highest as usize) {
            // The round is the last, or nearly so.
            None => 1.0,
            // The rest of the round and of the match widens the distribution of the end.
            Some(later) => 1.0 / (1.0 + (point / later) * (point / later)).sqrt(),
        };
        let mut standings = [0.0; MAX_PLAYERS];
        for (seat, value) in values.iter().enumerate() {
            let before = point * f32::from(self.totals[seat]);
            standings[seat] = scale * (value.standing - before);
        }
        shares(&standings[..seats], out);
    }

    /// Each seat's chance of winning the match once the round is scored.
    pub fn counted(&self, values: &[GridValue], out: &mut [f32; MAX_PLAYERS]) {
        let seats = values.len();
        let total = |seat: usize| self.totals[seat] + values[seat].points as u16;
        if (0..seats).any(|seat| total(seat) >= MATCH_END) {
            let mut standings = [0.0; MAX_PLAYERS];
            for (seat, value) in values.iter().enumerate() {
                let before =
                    POINT * f32::from(self.totals[seat]) + CARD_LEFT * f32::from(self.cards[seat]);
                standings[seat] = value.standing - before;
            }
            return shares(&standings[..seats], out);
        }
        let table = Table::of(seats);
        let mut all = 0.0;
        for (seat, share) in out.iter_mut().enumerate().take(seats) {
            let others = (0..seats).filter(|other| *other != seat);
            let pairs = others.map(|other| table.after(total(seat), total(other)));
            *share = pairs.product();
            all += *share;
        }
        for share in out.iter_mut().take(seats) {
            *share /= all;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dekal::terminal::terminal_value;
    use engine::dekal::Grid;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    fn match_totals(totals: &[u16]) -> MatchTotals {
        let mut match_totals = MatchTotals {
            totals: [0; MAX_PLAYERS],
            cards: [0; MAX_PLAYERS],
        };
        match_totals.totals[..totals.len()].copy_from_slice(totals);
        match_totals
    }

    /// Full grids with these scores, and one card left in each.
    fn scored(points: &[u8]) -> Vec<GridValue> {
        let grid = |points: &u8| {
            let mut rows = [[1; 4]; 4];
            rows[0][0] = *points;
            terminal_value(Grid::from_rows(rows).unwrap())
        };
        points.iter().map(grid).collect()
    }

    fn chances(match_totals: &MatchTotals, points: &[u8]) -> Vec<f32> {
        let mut out = [0.0; MAX_PLAYERS];
        match_totals.counted(&scored(points), &mut out);
        out[..points.len()].to_vec()
    }

    #[test]
    fn totals_win_as_often_as_when_matches_are_played_on() {
        let (mean, deviation) = ROUNDS[0];
        let scores = scores(mean, deviation);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut score = || {
            let mut chance: f32 = rng.random();
            scores
                .iter()
                .take_while(|often| {
                    chance -= **often;
                    chance >= 0.0
                })
                .count()
        };
        for (own, other) in [(0, 0), (20, 45), (80, 60), (97, 70), (0, 99)] {
            const MATCHES: u32 = 20_000;
            let mut won = 0.0;
            for _ in 0..MATCHES {
                let (mut own, mut other) = (usize::from(own), usize::from(other));
                while own < TOTALS && other < TOTALS {
                    own += score();
                    other += score();
                }
                won += ended(own, other);
            }
            let table = Table::of(2).after(own, other);
            // Four standard deviations at most.
            assert!(
                (won / MATCHES as f32 - table).abs() < 0.015,
                "{own} {other}"
            );
        }
    }

    #[test]
    fn a_match_that_is_over_is_won_by_the_fewest_points_and_then_cards() {
        // Winning: the lowest total when somebody reaches 100.
        assert_eq!(chances(&match_totals(&[95, 60]), &[5, 9]), [0.0, 1.0]);
        assert_eq!(chances(&match_totals(&[95, 96]), &[5, 4]), [0.5, 0.5]);
        let mut tied = match_totals(&[95, 96]);
        tied.cards = [4, 5, 0, 0, 0, 0];
        assert!(chances(&tied, &[5, 4])[0] > 0.99);
    }

    #[test]
    fn what_a_lead_is_worth_grows_towards_the_end() {
        for seats in MIN_PLAYERS..=MAX_PLAYERS {
            let even = vec![40; seats];
            let points = vec![5; seats];
            let shared = chances(&match_totals(&even), &points);
            assert_eq!(shared.len(), seats);
            for chance in shared {
                assert!((chance - 1.0 / seats as f32).abs() < 1e-3);
            }
            let point = Table::of(seats).point;
            assert!(point.iter().all(|point| *point > 0.0));
            assert!(
                point[95] > 1.2 * point[10],
                "{seats}: {} {}",
                point[95],
                point[10]
            );
        }
        let early = chances(&match_totals(&[10, 20]), &[5, 5]);
        let late = chances(&match_totals(&[70, 80]), &[5, 5]);
        assert!(0.5 < early[0] && early[0] < late[0] && late[0] < 1.0);
    }

    #[test]
    fn a_round_that_must_be_the_last_is_played_for_the_difference_of_totals() {
        let value = |points: f32| GridValue {
            points,
            standing: -0.2 * points,
        };
        let mut out = [0.0; MAX_PLAYERS];
        match_totals(&[90, 95]).under_way(&[value(20.0), value(15.0)], 0.2, &mut out);
        assert!((out[0] - 0.5).abs() < 1e-4);
        // Early in a match a lead in the present round matters less than the rounds to come.
        let mut early = [0.0; MAX_PLAYERS];
        match_totals(&[0, 0]).under_way(&[value(15.0), value(20.0)], 0.2, &mut early);
        match_totals(&[90, 90]).under_way(&[value(15.0), value(20.0)], 0.2, &mut out);
        assert!(0.5 < early[0] && early[0] < out[0]);
    }
}
