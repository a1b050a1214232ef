//! What one seat may know of a round of Dumble.

use rand_core::Rng;

use super::action::Action;
use super::card::Card;
use super::state::{Dumble, Step};
use crate::game::{Game, View};
use crate::luck::below;
use crate::seat::Seat;

/// What one seat may know (Hidden information): its own hand, what others were
/// seen to take, how many cards they hold, and what lies open. Once Dumble is
/// announced, all hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct DumbleView {
    /// The round with the others' hands veiled. No whole round is like that, so
    /// it is read unchecked, and checked with the view.
    #[cfg_attr(feature = "serde", serde(with = "Dumble"))]
    pub(super) open: Dumble,
    pub(super) seat: Option<Seat>,
}

impl DumbleView {
    pub(super) fn new(game: &Dumble, seat: Option<Seat>) -> DumbleView {
        let mut open = *game;
        if !matches!(game.step, Step::Over(_)) {
            for other in Seat::all(game.seats()).filter(|other| Some(*other) != seat) {
                let hand = &mut open.hands[other.index()];
                *hand = hand.veiled();
            }
        }
        DumbleView { open, seat }
    }

    /// What lies open, and the hands as far as they are known.
    ///
    /// It has the type of a round to be asked the same questions, and is none
    /// unless the round is over: cards are missing from hands. It is not to be
    /// played on (nothing says what would come of it), nor is it read back; a
    /// round that it could be is [`View::determinize`]'s to make.
    pub fn open(&self) -> &Dumble {
        &self.open
    }
}

impl View for DumbleView {
    type Game = Dumble;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_decide(&self) -> bool {
        self.seat.is_some() && self.open.deciding() == self.seat
    }

    fn actions(&self, out: &mut impl FnMut(Action)) {
        if let Some(seat) = self.seat {
            self.open.list(seat, out);
        }
    }

    /// Whether a card is no longer unseen. Where the discards have become the
    /// stock, they are unseen again, and nothing can be said.
    fn has_learned(&self, earlier: &DumbleView) -> bool {
        self.open.unseen() != earlier.open.unseen()
    }

    fn determinize(&self, rng: &mut impl Rng) -> Dumble {
        let mut pool: Vec<Card> = self.open.unseen().iter().collect();
        let mut drawn = core::iter::from_fn(|| {
            let count = u32::try_from(pool.len()).ok().filter(|count| *count > 0)?;
            Some(pool.swap_remove(below(rng, count) as usize))
        });
        let mut state = self.open;
        for hand in &mut state.hands {
            *hand = hand.unveiled(&mut drawn);
        }
        state
    }
}
