//! Match equity: the chance of a seat to win the match, by the totals.

use std::sync::OnceLock;

use engine::dumble::{EDGE, FALLEN};

/// Totals from 0 to [`EDGE`] - 1; the edge itself falls back.
const TOTALS: usize = EDGE as usize;

/// Of 10,000 rounds of two, the number in which the loser scores 0 points, 1 point, and so on (measured in
/// rounds played by the learned values).
const SCORES: [u16; 61] = [
    0, 0, 0, 1, 5, 12, 37, 109, 228, 361, 512, 505, 584, 625, 715, 698, 825, 664, 778, 424, 748,
    322, 280, 248, 206, 184, 154, 122, 105, 84, 83, 68, 58, 46, 33, 29, 29, 20, 17, 14, 11, 6, 7,
    5, 3, 3, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
];

/// For two seats, the chance of the first one to win the match, by both totals.
struct Table([[f32; TOTALS]; TOTALS]);

static TABLE: OnceLock<Box<Table>> = OnceLock::new();

impl Table {
    /// Computed from the ends of matches to their beginnings, and repeated a few times, because a total of
    /// 100 falls to 50.
    fn new() -> Box<Table> {
        const SWEEPS: usize = 6;
        let mut table = Box::new(Table([[0.5; TOTALS]; TOTALS]));
        let all: f32 = SCORES.iter().map(|often| f32::from(*often)).sum();
        for _ in 0..SWEEPS {
            for own in (0..TOTALS).rev() {
                // The other seat has the rest.
                for other in (0..own).rev() {
                    let mut sum = 0.0;
                    for (score, often) in SCORES.iter().enumerate().skip(1) {
                        let lost = table.after(own + score, other);
                        let won = table.after(own, other + score);
                        sum += f32::from(*often) * (lost + won);
                    }
                    let chance = sum / (2.0 * (all - f32::from(SCORES[0])));
                    table.0[own][other] = chance;
                    table.0[other][own] = 1.0 - chance;
                }
            }
        }
        table
    }

    /// The first seat's chance with these totals after a round.
    fn after(&self, own: usize, other: usize) -> f32 {
        if own > TOTALS {
            return 0.0;
        }
        if other > TOTALS {
            return 1.0;
        }
        self.0[fallen(own)][fallen(other)]
    }
}

/// A total of 100 falls to 50 (The match).
fn fallen(total: usize) -> usize {
    if total == TOTALS {
        FALLEN.into()
    } else {
        total
    }
}

/// The chance of the first seat to win the match with these totals after a round, 0 to 1: exact for two
/// players who score as measured, and approximated by the chances of pairs for more.
pub fn win(totals: &[u16]) -> f32 {
    let table = TABLE.get_or_init(Table::new);
    let chance = |own: usize| {
        let others = (0..totals.len()).filter(|other| *other != own);
        let pairs = others.map(|other| table.after(totals[own].into(), totals[other].into()));
        pairs.product::<f32>()
    };
    let all: f32 = (0..totals.len()).map(chance).sum();
    if all > 0.0 { chance(0) / all } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_totals_are_worth_the_same() {
        for total in [0, 30, 99] {
            for seats in 2..=8 {
                let even = 1.0 / seats as f32;
                assert!((win(&vec![total; seats]) - even).abs() < 1e-4);
            }
        }
    }

    #[test]
    fn above_100_is_lost_and_exactly_100_is_50() {
        assert_eq!(win(&[101, 99]), 0.0);
        assert_eq!(win(&[99, 101]), 1.0);
        assert_eq!(win(&[100, 20]), win(&[50, 20]));
        assert_eq!(win(&[101, 99, 99]), 0.0);
    }

    #[test]
    fn fewer_points_are_better() {
        assert!(win(&[10, 40]) > win(&[20, 40]));
        assert!(win(&[60, 70]) > win(&[60, 60]));
        assert!(win(&[10, 40, 40]) > win(&[10, 40, 20]));
    }
}
