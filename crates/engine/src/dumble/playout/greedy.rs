//! The policy that plays by simple rules.

use super::super::card::{Bag, Card, SUITS};
use super::{Discards, Playout, Policy, pick};

/// Discards the most points at once, takes a card that is low or pairs one of the hand, and calls as soon
/// as possible.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyPolicy;

/// A card with at most this many points is taken.
const LOW: u8 = 3;

impl Policy for GreedyPolicy {
    #[inline]
    fn play(&mut self, playout: &Playout, _bits: u64) -> Option<Bag> {
        if playout.may_call() {
            return None;
        }
        let discards = Discards::of(playout.hand(playout.seat()));
        discards.max_by_key(|cards| pick::measure(*cards).1)
    }

    #[inline]
    fn draw(&mut self, playout: &Playout, _bits: u64) -> Option<Card> {
        let mut cards = playout.latest().once;
        let hand = playout.hand(playout.seat()).once;
        while cards != 0 {
            let card = Card(cards.trailing_zeros() as u8);
            let rank = card.index() / SUITS;
            let pairs = hand >> (rank * SUITS) & 0b1111 != 0;
            if pairs || card.points() <= LOW {
                return Some(card);
            }
            cards &= cards - 1;
        }
        None
    }
}
