//! How positions are judged where a search ends.

use engine::debacle::{Position, Side};

use super::stakes::{Stakes, WON};

/// Judges positions. All values are far from those of sure wins.
pub trait Judge {
    /// What is kept up from action to action, so that judging is quick.
    type Trace: Copy;

    /// The trace of a position.
    fn trace(&self, position: &Position, stakes: &Stakes) -> Self::Trace;

    /// The trace of a position, from that of another; cheap if they differ
    /// little.
    fn follow(
        &self,
        trace: &Self::Trace,
        before: &Position,
        after: &Position,
        stakes: &Stakes,
    ) -> Self::Trace;

    /// What a position of a round that goes on is worth for whoever is to
    /// move.
    fn value(&self, position: &Position, trace: &Self::Trace, stakes: &Stakes) -> i32;

    /// What it is worth for a side that the round ends here and another one
    /// follows.
    fn next_round(&self, position: &Position, stakes: &Stakes, side: Side) -> i32;

    /// By how many points whoever is to move is expected to be ahead at the
    /// end of the round.
    fn points_ahead(&self, position: &Position, _stakes: &Stakes) -> f32 {
        super::points_ahead(position, position.mover())
    }

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

/// What a point is worth to who counts points.
pub(super) const POINT: i32 = 60;

impl Judge for Material {
    type Trace = ();

    fn trace(&self, _: &Position, _: &Stakes) {}

    fn follow(&self, (): &(), _: &Position, _: &Position, _: &Stakes) {}

    fn value(&self, position: &Position, (): &(), stakes: &Stakes) -> i32 {
        POINT * stakes.lead(position, position.mover())
    }

    fn next_round(&self, position: &Position, stakes: &Stakes, side: Side) -> i32 {
        POINT * stakes.lead(position, side)
    }
}
