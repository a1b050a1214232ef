//! Evaluation functions: what a position is worth where a search ends.

use engine::debacle::{Position, Side};

use super::match_state::MatchState;
use super::value::WON;

/// An evaluation function. Its values (see [`super::value`]) are far from those of sure wins.
pub trait Evaluator {
    /// What is updated from action to action, so that evaluating is quick.
    type Accumulator: Copy;

    /// The accumulator of a position.
    fn accumulate(&self, position: &Position, match_state: &MatchState) -> Self::Accumulator;

    /// The accumulator of a position, from that of another; the less they
    /// differ, the cheaper.
    fn update(
        &self,
        accumulator: &Self::Accumulator,
        before: &Position,
        after: &Position,
        match_state: &MatchState,
    ) -> Self::Accumulator;

    /// What a position of a round that goes on is worth for whoever is to
    /// move.
    fn value(
        &self,
        position: &Position,
        accumulator: &Self::Accumulator,
        match_state: &MatchState,
    ) -> i32;

    /// What it is worth for a side that the round ends here and another one
    /// follows.
    fn next_round(&self, position: &Position, match_state: &MatchState, side: Side) -> i32;

    /// By how many points whoever is to move is expected to be ahead at the
    /// end of the round.
    fn points_ahead(&self, position: &Position, _match_state: &MatchState) -> f32 {
        super::points_ahead(position, position.mover())
    }

    /// What the end of a round is worth for a side.
    fn end(&self, position: &Position, match_state: &MatchState, side: Side) -> i32 {
        match match_state.verdict(position, side) {
            Some(lead) => lead.signum() * WON,
            None => self.next_round(position, match_state, side),
        }
    }
}

/// Counts points: those of the rounds before, and of the dice captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Material;

/// What a point is worth to who counts points.
pub(super) const POINT: i32 = 60;

impl Evaluator for Material {
    type Accumulator = ();

    fn accumulate(&self, _: &Position, _: &MatchState) {}

    fn update(&self, (): &(), _: &Position, _: &Position, _: &MatchState) {}

    fn value(&self, position: &Position, (): &(), match_state: &MatchState) -> i32 {
        POINT * match_state.lead(position, position.mover())
    }

    fn next_round(&self, position: &Position, match_state: &MatchState, side: Side) -> i32 {
        POINT * match_state.lead(position, side)
    }
}
