//! The unseen cards of a playout, dealt one by one.

use super::super::card::{COPIES, CardValue, UnseenCards, VALUES};
use super::{ANY, scaled};

/// The size of the deck's array: room for a whole pack and [`RUN`] cards behind it, and a power of two, so that
/// a mask replaces the bounds check.
const SIZE: usize = 128;
/// The number of cards of a value that are written at once: at least [`COPIES`], and a power of two, so that it
/// is one store.
const RUN: usize = 16;
const _: () = assert!(SIZE >= COPIES as usize * VALUES + RUN && RUN >= COPIES as usize);

/// The unseen cards. They are shuffled as they are drawn, which is the same as dealing them face down
/// beforehand.
#[derive(Clone, Debug)]
pub(super) struct Deck {
    /// Only the first `left` are in use.
    cards: [CardValue; SIZE],
    left: usize,
}

impl Deck {
    pub(super) fn new(unseen: &UnseenCards) -> Deck {
        let mut cards = [ANY; SIZE];
        let mut left = 0;
        for value in CardValue::all() {
            // A fixed number needs neither a loop nor a call. The next value overwrites the surplus, or it lies
            // beyond `left`.
            cards[left..left + RUN].copy_from_slice(&[value; RUN]);
            left += usize::from(unseen.count(value));
        }
        Deck { cards, left }
    }

    /// Draws a card uniformly at random, from 32 random bits.
    ///
    /// The deck must not be empty: six players turn over 96 of 100 cards.
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
