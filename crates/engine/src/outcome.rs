//! How a round or a match ended.

use arrayvec::ArrayVec;

use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Standing {
    /// The points; the game's rules say whether more or fewer are better.
    pub score: i32,
    /// Breaks a tie in points (Dékal: cards left, fewer is better).
    pub tie_break: i32,
    /// 1 for the winner; seats that share a place have the same number.
    pub place: u8,
}

/// The end of a round or of a match: every seat's standing.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    standings: ArrayVec<Standing, MAX_SEATS>,
}

impl Outcome {
    /// Ranks seats by a key of their score and tie-break: the smallest key
    /// takes the first place, and equal keys share one.
    ///
    /// Entries beyond [`MAX_SEATS`] are left out.
    pub fn ranked<K: Ord>(
        entries: impl IntoIterator<Item = (i32, i32)>,
        key: impl Fn(i32, i32) -> K,
    ) -> Outcome {
        let entries: ArrayVec<_, MAX_SEATS> = entries.into_iter().take(MAX_SEATS).collect();
        let standings = entries
            .iter()
            .map(|&(score, tie_break)| {
                let own = key(score, tie_break);
                let better = entries.iter().filter(|e| key(e.0, e.1) < own).count();
                Standing {
                    score,
                    tie_break,
                    place: better as u8 + 1,
                }
            })
            .collect();
        Outcome { standings }
    }

    /// Every seat's standing, in the order of seats.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// One seat's standing, if it sat at the table.
    pub fn standing(&self, seat: Seat) -> Option<Standing> {
        self.standings.get(seat.index()).copied()
    }

    /// Whether two seats have the same score, so that the tie-break counts.
    pub fn has_equal_scores(&self) -> bool {
        let all = &self.standings;
        (1..all.len()).any(|index| all[..index].iter().any(|own| own.score == all[index].score))
    }

    /// The seats that share the first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.standings.len())
            .filter(|seat| self.standings[seat.index()].place == 1)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// A seat's share of the win: 1 for a single winner, 1/2 for each of two, 0 for the others.
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) {
            1.0 / winners.len() as f64
        } else {
            0.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_are_found_wherever_they_are() {
        let equal = |scores: &[i32]| {
            let entries = scores.iter().map(|score| (*score, 0));
            Outcome::ranked(entries, |score, _| score).has_equal_scores()
        };
        assert!(equal(&[3, 1, 2, 1]) && equal(&[4, 4]));
        assert!(!equal(&[3, 1, 2]) && !equal(&[5]) && !equal(&[]));
    }
}
