//! The cards in the centre of a playout's table.

use super::super::card::CardValue;
use super::super::rules::MAX_PLAYERS;
use super::ANY;

/// The number of cards that fit into 64 bits.
const SLOTS: usize = 8;
const _: () = assert!(SLOTS >= MAX_PLAYERS);
/// The lowest and the highest bit of every slot.
const LOWEST: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = LOWEST << 7;

/// The cards in the centre, in the order in which they came up.
///
/// All slots are read and written at once, as one number: a processor stalls when it reads eight bytes that
/// were just written one by one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Centre {
    /// Only the first `len` are in use.
    cards: [CardValue; SLOTS],
    len: usize,
}

impl Centre {
    pub(super) const EMPTY: Centre = Centre {
        cards: [ANY; SLOTS],
        len: 0,
    };

    fn word(&self) -> u64 {
        u64::from_le_bytes(self.cards.map(|card| card.0))
    }

    fn set_word(&mut self, word: u64) {
        self.cards = word.to_le_bytes().map(CardValue);
    }

    #[inline]
    pub(super) fn add(&mut self, card: CardValue) {
        let shift = 8 * self.len % 64;
        self.set_word(self.word() & !(255 << shift) | u64::from(card.0) << shift);
        self.len += 1;
    }

    /// Removes a card of this value; there must be one.
    #[inline]
    pub(super) fn take(&mut self, card: CardValue) {
        let word = self.word();
        // The lowest slot that is zero after this has the first card of the value: a borrow can only mark slots
        // above it wrongly.
        let other = word ^ (u64::from(card.0) * LOWEST);
        let hits = other.wrapping_sub(LOWEST) & !other & HIGHEST;
        debug_assert!(
            (hits.trailing_zeros() as usize) < 8 * self.len,
            "whoever drafts takes a card from the centre"
        );
        let below = (hits & hits.wrapping_neg()).wrapping_sub(1) >> 7;
        // The cards above it move down; the last slot gets any value.
        let above = word >> 8 | u64::from(ANY.0) << 56;
        self.set_word(word & below | above & !below);
        self.len -= 1;
    }

    pub(super) fn cards(&self) -> &[CardValue] {
        &self.cards[..self.len]
    }
}
