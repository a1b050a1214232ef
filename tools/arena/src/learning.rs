//! What trainings by self-play share: rates that fall, and choices at random.

use bots::dekal::round::Round;
use engine::below;
use engine::dekal::{Cell, Draft, Grid, Push};
use rand_core::Rng;

/// A rate that falls evenly on a logarithmic scale, from the `first` to the `last`. `done` is the part of the training
/// that is done, from 0 to 1.
pub fn rate((first, last): (f32, f32), done: f32) -> f32 {
    first * (last / first).powf(done)
}

/// Whether a choice is made at random, which happens with this probability. Takes one random number.
pub fn explores(probability: f32, rng: &mut impl Rng) -> bool {
    (below(rng, 1 << 16) as f32) < probability * 65_536.0
}

/// Any of the face-down cards of a grid of Dékal.
pub fn random_hole(grid: Grid, rng: &mut impl Rng) -> Cell {
    let blank = grid.face_down();
    blank.nth(below(rng, blank.len() as u32) as usize)
}

/// Any draft in Dékal by a seat whose hole is known: first the card is drawn, then the push.
///
/// # Panics
/// If the seat has no hole.
pub fn random_draft(round: &Round, seat: usize, rng: &mut impl Rng) -> Draft {
    let hole = round.holes[seat].expect("whoever drafts has a hole");
    let pushes: Vec<Push> = Push::legal(hole).collect();
    Draft {
        card: round.centre[below(rng, round.centre.len() as u32) as usize],
        push: pushes[below(rng, pushes.len() as u32) as usize],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_falls_by_the_same_factor_in_equal_parts() {
        let rate = |done| rate((0.4, 0.1), done);
        assert_eq!([rate(0.0), rate(1.0)], [0.4, 0.1]);
        assert!((rate(0.5) - 0.2).abs() < 1e-6);
    }
}
