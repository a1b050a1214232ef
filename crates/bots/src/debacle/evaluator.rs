//! Evaluation functions: the values of positions at the leaves of a search.

use engine::debacle::{Position, Side};

use super::match_state::MatchState;
use super::value::WON;

/// An evaluation function. Its values (see [`super::value`]) are far from those of certain wins.
pub trait Evaluator {
    /// What is updated incrementally from action to action, so that evaluation is fast.
    type Accumulator: Copy;

    /// The accumulator of a position.
    fn accumulate(&self, position: &Position, match_state: &MatchState) -> Self::Accumulator;

    /// The accumulator of a position, from that of another; the fewer differences, the cheaper.
    fn update(
        &self,
        accumulator: &Self::Accumulator,
        before: &Position,
        after: &Position,
        match_state: &MatchState,
    ) -> Self::Accumulator;

    /// The value of a position within a round, for the side to move. A search remembers it for all positions of the same
    /// hash, except after more than 15 quiet turns without a capture in this one.
    fn value(
        &self,
        position: &Position,
        accumulator: &Self::Accumulator,
        match_state: &MatchState,
    ) -> i32;

    /// The value, for a side, of a round that ends here and is followed by another.
    fn next_round(&self, position: &Position, match_state: &MatchState, side: Side) -> i32;

    /// What an action may gain without a capture, by its values: the margin of razoring. `None` if a search may leave out
    /// nothing.
    fn margin(&self, _match_state: &MatchState) -> Option<i32> {
        None
    }

    /// The expected lead in points of the side to move at the end of the round.
    fn points_ahead(&self, position: &Position, _match_state: &MatchState) -> f32 {
        super::points_ahead(position, position.mover())
    }

    /// The value of the end of a round for a side.
    fn end(&self, position: &Position, match_state: &MatchState, side: Side) -> i32 {
        match match_state.winner_if_over(position, side) {
            Some(lead) => lead.signum() * WON,
            None => self.next_round(position, match_state, side),
        }
    }
}

/// Counts points: those of earlier rounds, and of the captured dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Material;

/// The value of a point to [`Material`].
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
