//! A network as the evaluator of a round in a match.
//!
//! The network values each round at even totals: which positions are good hardly depends on the totals. Its
//! values are then moved by what the totals are worth, and multiplied by how much a round decides at them. The match's end
//! and the values between rounds are as they are. Networks that saw the totals themselves learned, at most pairs of them,
//! from few rounds, and lost three of four matches to themselves made blind (docs/lab/debacle.md).

use engine::debacle::{Position, Side};

use super::evaluator::Evaluator;
use super::match_state::MatchState;
use super::net::{Accumulator, MAX_VALUE, Net, WEIGHT_ONE};

/// The margin for pruning at even totals (see [`Evaluator::margin`]); matches decided (docs/lab/debacle.md).
const MARGIN: i32 = 80;

/// The evaluator of the bots, and of the training of their network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InMatch<'a>(pub &'a Net);

/// The state in which the network sees a round: with even totals.
const fn at_even_totals(match_state: &MatchState) -> MatchState {
    MatchState {
        totals: [0; 2],
        ..*match_state
    }
}

impl Evaluator for InMatch<'_> {
    type Accumulator = Accumulator;

    fn accumulate(&self, position: &Position, match_state: &MatchState) -> Accumulator {
        self.0.accumulate(position, &at_even_totals(match_state))
    }

    #[inline]
    fn update(
        &self,
        accumulator: &Accumulator,
        before: &Position,
        after: &Position,
        match_state: &MatchState,
    ) -> Accumulator {
        self.0
            .update(accumulator, before, after, &at_even_totals(match_state))
    }

    #[inline]
    fn value(
        &self,
        position: &Position,
        accumulator: &Accumulator,
        match_state: &MatchState,
    ) -> i32 {
        let value = self
            .0
            .value(position, accumulator, &at_even_totals(match_state));
        let mover = position.mover();
        let totals = [mover, mover.other()].map(|side| match_state.totals[side.index()]);
        let weight = self.0.round_weight(totals);
        let value = weight.added + value * weight.factor / WEIGHT_ONE;
        value.clamp(-MAX_VALUE, MAX_VALUE)
    }

    fn next_round(&self, position: &Position, match_state: &MatchState, side: Side) -> i32 {
        self.0.next_round(position, match_state, side)
    }

    fn margin(&self, match_state: &MatchState) -> Option<i32> {
        let factor = self.0.round_weight(match_state.totals).factor;
        Some((MARGIN * factor / WEIGHT_ONE).max(1))
    }

    fn points_ahead(&self, position: &Position, match_state: &MatchState) -> f32 {
        self.0.points_ahead(position, &at_even_totals(match_state))
    }
}
