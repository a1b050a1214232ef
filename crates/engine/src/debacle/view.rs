//! What a player may know of a round of Débâcle: everything.

use rand_core::Rng;

use super::action::Action;
use super::state::Debacle;
use crate::game::{Game, Phase, View};
use crate::seat::Seat;

/// The view of one seat. Nothing is hidden, and all events of chance happen before the first turn.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct DebacleView {
    pub(super) game: Debacle,
    pub(super) seat: Option<Seat>,
}

impl DebacleView {
    pub(super) fn new(game: &Debacle, seat: Option<Seat>) -> DebacleView {
        DebacleView {
            game: game.clone(),
            seat,
        }
    }

    /// The round.
    pub fn game(&self) -> &Debacle {
        &self.game
    }
}

impl View for DebacleView {
    type Game = Debacle;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_decide(&self) -> bool {
        match (self.game.phase(), self.seat) {
            (Phase::Decide(seats), Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    fn actions(&self, out: &mut impl FnMut(Action)) {
        if let Some(seat) = self.seat {
            self.game.actions(seat, out);
        }
    }

    /// Always false: nothing is hidden.
    fn has_learned(&self, _: &DebacleView) -> bool {
        false
    }

    fn determinize(&self, _: &mut impl Rng) -> Debacle {
        self.game.clone()
    }
}
