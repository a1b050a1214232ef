//! How positions are judged where a search ends.

use engine::debacle::{Position, Side};

use super::stakes::{Stakes, WON};

/// Judges positions.
pub trait Judge {
    /// What a position of a round that goes on is worth for whoever is to
    /// move, far from [`WON`].
    fn value(&self, position: &Position, stakes: &Stakes) -> i32;

    /// What it is worth for a side that another round follows, far from
    /// [`WON`].
    fn next_round(&self, position: &Position, stakes: &Stakes, side: Side) -> i32;

    /// What the end of a round is worth for a side.
    fn end(&self, position: &Position, stakes: &Stakes, side: Side) -> i32 {
        match stakes.verdict(position, side) {
            Some(lead) => lead.signum() * WON,
            None => self.next_round(position, stakes, side),
        }
    }
}

/// Counts points: those of the rounds before, and of the dice captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Material;

/// What a point is worth.
const POINT: i32 = 60;

impl Judge for Material {
    fn value(&self, position: &Position, stakes: &Stakes) -> i32 {
        POINT * stakes.lead(position, position.mover())
    }

    fn next_round(&self, position: &Position, stakes: &Stakes, side: Side) -> i32 {
        POINT * stakes.lead(position, side)
    }
}
