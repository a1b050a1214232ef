//! The stock of a playout, dealt one by one.

use super::super::card::{Bag, Card, PACK};
use super::scaled;

/// The size of the array: room for two packs, and a power of two, so that a mask replaces the bounds check.
const SIZE: usize = 128;
const _: () = assert!(2 * PACK <= SIZE);
/// Fills unused places.
const ANY: Card = Card(0);

/// Cards that are shuffled as they are drawn, which is the same as dealing them face down beforehand.
#[derive(Clone, Debug)]
pub(super) struct Deck {
    /// Only the first `left` are in use.
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

    /// Draws a card uniformly at random.
    ///
    /// # Panics
    /// If the deck is empty.
    #[inline]
    pub(super) fn draw(&mut self, bits: u64) -> Card {
        self.remove(scaled(bits, self.left))
    }

    /// Removes the card at a place; the last card moves there.
    ///
    /// # Panics
    /// If the deck has no card at this place.
    #[inline]
    pub(super) fn remove(&mut self, place: usize) -> Card {
        assert!(place < self.left, "cards are drawn where there are some");
        self.left -= 1;
        let card = self.cards[place % SIZE];
        self.cards[place % SIZE] = self.cards[self.left % SIZE];
        card
    }

    /// The card at a place; removes it if `taken`, with the same steps either way to avoid a branch. If
    /// `taken`, there must be such a card.
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
