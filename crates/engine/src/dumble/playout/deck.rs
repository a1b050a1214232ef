//! The stock of a playout, dealt one by one.

use super::super::card::{Bag, Card, PACK};
use super::scaled;

/// The size of the array: two packs, and a power of two, so that a mask
/// replaces the bounds check.
const SIZE: usize = 128;
const _: () = assert!(2 * PACK <= SIZE);
/// What stands where no card counts.
const ANY: Card = Card(0);

/// Cards, shuffled card by card as they come up, which is the same as dealing
/// them face down beforehand.
#[derive(Clone, Debug)]
pub(super) struct Deck {
    /// Only the first `left` count.
    cards: [Card; SIZE],
    left: usize,
}

impl Deck {
    pub(super) fn new(bag: Bag) -> Deck {
        let mut deck = Deck {
            cards: [ANY; SIZE],
            left: 0,
        };
        let (once, twice) = bag.into();
        for mut cards in [once, twice] {
            while cards != 0 {
                deck.cards[deck.left % SIZE] = Card(cards.trailing_zeros() as u8);
                deck.left += 1;
                cards &= cards - 1;
            }
        }
        deck
    }

    /// Takes a card out, each as likely as the others. There must be one.
    #[inline]
    pub(super) fn draw(&mut self, bits: u64) -> Card {
        self.remove(scaled(bits, self.left))
    }

    /// Takes out the card at a place; the last one moves there.
    #[inline]
    pub(super) fn remove(&mut self, place: usize) -> Card {
        assert!(place < self.left, "cards are drawn where there are some");
        self.left -= 1;
        let card = self.cards[place % SIZE];
        self.cards[place % SIZE] = self.cards[self.left % SIZE];
        card
    }

    /// The card at a place, taken out if so said, by the same few steps
    /// whether or not. There must be one if it is to be taken.
    #[inline]
    pub(super) fn remove_if(&mut self, taken: bool, place: usize) -> Card {
        let card = self.cards[place % SIZE];
        self.left = self.left.wrapping_sub(usize::from(taken));
        let moved = self.cards[self.left % SIZE];
        self.cards[place % SIZE] = if taken { moved } else { card };
        card
    }

    pub(super) fn len(&self) -> usize {
        self.left
    }

    pub(super) fn is_empty(&self) -> bool {
        self.left == 0
    }

    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..self.left]
    }
}
