//! Ratings of levels from results.
//!
//! The model is that of Bradley and Terry (Rank Analysis of Incomplete Block Designs, 1952), on the scale of
//! Elo: 400 points are odds of ten to one. The maximum-likelihood ratings are computed by the method of
//! Hunter (MM Algorithms for Generalized Bradley-Terry Models, 2004). Games of one deal depend on each other,
//! so a deal is one sample, and the intervals hold whatever the distribution of samples is (the sandwich
//! estimator of Huber, 1967, and White, 1982).
//!
//! Each pairing gets one additional deal, a tie, without which the rating of a level that never loses would be
//! infinite.

use crate::statistics::{Mean, Z_95};

/// The number of Elo points in a natural logarithm of odds.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The share of the win in the additional deal.
const TIE: f64 = 0.5;
/// The most steps towards the maximum-likelihood ratings.
const STEPS: usize = 1_000_000;
/// The method stops at steps smaller than this, in logarithms of odds.
const STILL: f64 = 1e-12;

/// The deals of two players against each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Pairing {
    /// The indices of the players.
    pub players: [usize; 2],
    /// The first player's share of the wins in each deal, 0 to 1.
    pub shares: Vec<f64>,
}

/// The maximum-likelihood ratings, with their covariance.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// The ratings in logarithms of odds; the first player's is 0.
    strengths: Vec<f64>,
    /// The covariance of the ratings; the first player's row is 0.
    covariance: Vec<Vec<f64>>,
}

impl Pairing {
    /// The deals and the additional tie.
    fn all(&self) -> impl Iterator<Item = f64> + '_ {
        self.shares.iter().copied().chain([TIE])
    }

    fn deals(&self) -> f64 {
        self.shares.len() as f64 + 1.0
    }

    /// The expected share of the wins of the first player, by these ratings.
    fn expected(&self, strengths: &[f64]) -> f64 {
        let [a, b] = self.players.map(|player| strengths[player]);
        1.0 / (1.0 + (b - a).exp())
    }
}

impl Ratings {
    /// The ratings of this many players; `None` if the pairings do not connect all of them, or name a player
    /// that does not exist.
    pub fn of(players: usize, pairings: &[Pairing]) -> Option<Ratings> {
        let named = pairings.iter().flat_map(|pairing| pairing.players);
        if players == 0 || named.max().is_some_and(|player| player >= players) {
            return None;
        }
        if !connected(players, pairings) {
            return None;
        }
        let strengths = most_likely(players, pairings);
        let covariance = covariance(&strengths, pairings)?;
        Some(Ratings {
            strengths,
            covariance,
        })
    }

    /// How much higher a player's rating is than another's, in Elo points.
    pub fn difference(&self, player: usize, other: usize) -> Mean {
        let Ratings {
            strengths,
            covariance,
        } = self;
        let variance =
            covariance[player][player] + covariance[other][other] - 2.0 * covariance[player][other];
        Mean {
            mean: ELO * (strengths[player] - strengths[other]),
            plus_minus: ELO * Z_95 * variance.max(0.0).sqrt(),
        }
    }
}

/// Whether pairings connect all players to the first one.
fn connected(players: usize, pairings: &[Pairing]) -> bool {
    let mut reached = vec![false; players];
    reached[0] = true;
    for _ in 0..players {
        for [a, b] in pairings.iter().map(|pairing| pairing.players) {
            let either = reached[a] || reached[b];
            (reached[a], reached[b]) = (either, either);
        }
    }
    reached.into_iter().all(|reached| reached)
}

/// Hunter's method: each step makes the results more likely, until there is no more change.
fn most_likely(players: usize, pairings: &[Pairing]) -> Vec<f64> {
    let mut wins = vec![0.0; players];
    for pairing in pairings {
        let [a, b] = pairing.players;
        let won: f64 = pairing.all().sum();
        wins[a] += won;
        wins[b] += pairing.deals() - won;
    }
    let mut odds = vec![1.0f64; players];
    for _ in 0..STEPS {
        let mut share = vec![0.0; players];
        for pairing in pairings {
            let [a, b] = pairing.players;
            let part = pairing.deals() / (odds[a] + odds[b]);
            share[a] += part;
            share[b] += part;
        }
        let mut moved = 0.0f64;
        for player in 0..players {
            let next = if share[player] > 0.0 {
                wins[player] / share[player]
            } else {
                1.0
            };
            moved = moved.max((next / odds[player]).ln().abs());
            odds[player] = next;
        }
        if moved < STILL {
            break;
        }
    }
    odds.iter().map(|own| (own / odds[0]).ln()).collect()
}

/// The covariance of the ratings relative to the first: the inverse information on both sides of the variance
/// of single deals.
fn covariance(strengths: &[f64], pairings: &[Pairing]) -> Option<Vec<Vec<f64>>> {
    let count = strengths.len();
    let mut information = vec![vec![0.0; count]; count];
    let mut spread = information.clone();
    for pairing in pairings {
        let expected = pairing.expected(strengths);
        let squares = pairing.all().map(|share| (share - expected).powi(2)).sum();
        add(
            &mut information,
            pairing,
            pairing.deals() * expected * (1.0 - expected),
        );
        add(&mut spread, pairing, squares);
    }
    let inverse = inverse_but_first(&information)?;
    Some(product(&product(&inverse, &spread), &inverse))
}

/// Adds a pairing's contribution to the matrix for the difference of its players.
fn add(matrix: &mut [Vec<f64>], pairing: &Pairing, amount: f64) {
    let [a, b] = pairing.players;
    matrix[a][a] += amount;
    matrix[b][b] += amount;
    matrix[a][b] -= amount;
    matrix[b][a] -= amount;
}

fn product(left: &[Vec<f64>], right: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let count = left.len();
    let cell =
        |row: usize, column: usize| (0..count).map(|k| left[row][k] * right[k][column]).sum();
    (0..count)
        .map(|row| (0..count).map(|column| cell(row, column)).collect())
        .collect()
}

/// The inverse of a symmetric positive definite matrix without its first row and column, with zeros in their
/// place (Gauss-Jordan elimination; such matrices need no pivoting); `None` if there is none.
fn inverse_but_first(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let count = matrix.len();
    let mut left = matrix.to_vec();
    let mut right = vec![vec![0.0; count]; count];
    (1..count).for_each(|index| right[index][index] = 1.0);
    for pivot in 1..count {
        let scale = left[pivot][pivot];
        if scale <= f64::EPSILON {
            return None;
        }
        for column in 1..count {
            left[pivot][column] /= scale;
            right[pivot][column] /= scale;
        }
        for row in (1..count).filter(|row| *row != pivot) {
            let factor = left[row][pivot];
            for column in 1..count {
                left[row][column] -= factor * left[pivot][column];
                right[row][column] -= factor * right[pivot][column];
            }
        }
    }
    Some(right)
}

#[cfg(test)]
mod tests;
