//! What can be seen of a round of Dumble.

use super::card::Bag;
use super::hand::Hand;
use super::rules::Rules;
use super::state::{Dumble, Step};
use crate::seat::{Seat, SeatSet};

/// What can be seen of a round: its public part, and the hands as far as somebody knows them. A view has one
/// ([`DumbleView::open`](super::DumbleView::open)).
///
/// It can be asked what a round can be asked, but not be played on, valued or written down: cards may be missing from
/// hands. [`View::determinize`](crate::View::determinize) makes a whole round from a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenDumble(Dumble);

impl OpenDumble {
    /// What is seen by somebody who sees all hands.
    pub fn with_all_hands(game: &Dumble) -> OpenDumble {
        OpenDumble(*game)
    }

    /// What is seen of a round with veiled hands.
    pub(super) fn of_veiled(veiled: &Dumble) -> OpenDumble {
        OpenDumble(*veiled)
    }

    /// The options of the match.
    pub fn rules(&self) -> Rules {
        self.0.rules
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.0.rules.players.into()
    }

    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.0.step()
    }

    /// The round, from 0.
    pub fn round(&self) -> u16 {
        self.0.round()
    }

    /// The number of completed turns of this round.
    pub fn turn(&self) -> u16 {
        self.0.turn()
    }

    /// A seat's hand, as far as it is known: the number of its cards, and those of them that are seen.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.0.hand(seat)
    }

    /// The previous player's discard, of which one card can be taken instead of one from the stock.
    pub fn latest(&self) -> Bag {
        self.0.latest()
    }

    /// The discards that nobody can take any more, and the discard of the seat that has to draw.
    pub fn pile(&self) -> Bag {
        self.0.pile()
    }

    /// A seat's points from the previous rounds (The match).
    pub fn total(&self, seat: Seat) -> u8 {
        self.0.total(seat)
    }

    /// The seats that have not been eliminated (The match).
    pub fn playing(&self) -> SeatSet {
        self.0.playing()
    }

    /// The number of cards in the stock.
    pub fn stock_len(&self) -> usize {
        self.0.stock_len()
    }

    /// The cards that are neither public nor in a hand that is shown: the stock, and the hidden cards of hands.
    pub fn unseen(&self) -> Bag {
        self.0.unseen()
    }
}
