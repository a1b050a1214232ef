//! The policy that plays uniformly at random.

use super::super::card::{Bag, Card};
use super::{Playout, Policy, one_pack, pick, scaled};
use rand_core::Rng;

/// Picks among the legal actions, uniformly at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPolicy;

impl Policy for RandomPolicy {
    #[inline]
    fn play(&mut self, playout: &Playout, bits: u64) -> Option<Bag> {
        let hand = playout.hand(playout.seat());
        let discards = pick::how_many(hand);
        let all = discards + usize::from(playout.may_call());
        pick::nth(hand, scaled(bits, all))
    }

    #[inline]
    fn draw(&mut self, playout: &Playout, bits: u64) -> Option<Card> {
        let mut cards = playout.latest().once;
        let all = cards.count_ones() as usize + usize::from(playout.has_stock());
        for _ in 0..scaled(bits, all) {
            cards &= cards.wrapping_sub(1);
        }
        // The place after the last card stands for the stock, if there is one.
        (cards != 0).then(|| Card(cards.trailing_zeros() as u8))
    }

    fn run(&mut self, playout: &mut Playout, turns: u32, rng: &mut impl Rng) -> bool {
        if !playout.one_pack {
            return playout.play_turns(turns, self, rng);
        }
        // The seat may have discarded already.
        let begun = turns.min(1) * u32::from(!playout.laid.is_empty());
        playout.play_turns(begun, self, rng) || one_pack::run(playout, turns - begun, rng)
    }
}
