//! The unseen cards of a playout, dealt one by one.

use super::super::card::{COPIES, CardValue, UnseenCards, VALUES};
use super::{ANY, scaled};

/// The size of the deck's array: the whole pack, room for [`RUN`] cards
/// behind it, and a power of two, so that a mask replaces the bounds check.
const SIZE: usize = 128;
/// How many cards of a value are written at once: a power of two, so that it
/// is one store, and at least [`COPIES`].
const RUN: usize = 16;
const _: () = assert!(SIZE >= COPIES as usize * VALUES + RUN && RUN >= COPIES as usize);

/// The unseen cards, shuffled card by card as they come up, which is the same
/// as dealing them face down beforehand.
#[derive(Clone, Debug)]
pub(super) struct Deck {
    /// Only the first `left` count.
    cards: [CardValue; SIZE],
    left: usize,
}

impl Deck {
    pub(super) fn new(unseen: &UnseenCards) -> Deck {
        let mut cards = [ANY; SIZE];
        let mut left = 0;
        for value in CardValue::all() {
            // Writing a fixed number needs neither loop nor call; what is too
            // much is overwritten by the next value, or lies beyond `left`.
            cards[left..left + RUN].copy_from_slice(&[value; RUN]);
            left += usize::from(unseen.count(value));
        }
        Deck { cards, left }
    }

    /// Takes a card out, each as likely as the others, by 32 random bits.
    ///
    /// The deck must have one: six players turn over 96 of 100 cards.
    #[inline]
    pub(super) fn draw(&mut self, bits: u32) -> CardValue {
        let place = scaled(bits, self.left) % SIZE;
        self.left -= 1;
        let card = self.cards[place];
        self.cards[place] = self.cards[self.left % SIZE];
        card
    }

    pub(super) fn cards(&self) -> &[CardValue] {
        &self.cards[..self.left]
    }
}
