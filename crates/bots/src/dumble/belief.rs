//! Beliefs about the others' hands.
//!
//! Unseen cards are dealt to the others at random, low ones more often the longer the round has lasted, since
//! players discard high ones. The last discard says more: a hand from which it would have been a poor discard
//! is mostly rejected, and another is dealt.
//!
//! Once the stock has been made anew, the cards of each earlier stock are dealt to those who hold cards of
//! it, each with the same weight: all of them were kept.

use engine::dumble::{Bag, Card, Discards, DumbleView, Playout};
use engine::{Seat, below};
use rand_core::Rng;

use super::shapes::{HandAfterDiscard, Situation};
use super::value::{UNIT, Values};
use protocol::exp;

/// How much less likely a card is kept for each point that it has more than another and for each time around
/// the table, as the negative logarithm.
const SHED: f32 = 0.03;
/// The number of times around after which hands no longer become lower on average.
const SETTLED: f32 = 5.0;
/// By how many points a discard has to be worse to be e times less likely.
const CARE: f32 = 3.0;
/// How often a player who could call does not.
const WAITS: f32 = 0.15;
/// The most hands that are rejected; the next one is accepted in any case.
const PATIENCE: u32 = 12;

/// Deals hands to the others by the beliefs of a view's seat.
#[derive(Clone, Debug)]
pub struct Belief {
    seat: Seat,
    /// The view without the cards of earlier stocks among the unseen ones.
    base: Playout,
    /// For each seat, the number of its hidden cards that come from the present stock.
    hidden: [u8; engine::MAX_SEATS],
    /// The cards of each earlier stock, and a seat for each hidden card of a hand that comes from it.
    earlier: Vec<(Vec<Card>, Vec<Seat>)>,
    /// By points, how likely a card is kept, compared with an ace.
    kept: [f32; 11],
    /// Who discarded last, and after how many times around, if anybody has.
    previous: Option<(Seat, Situation)>,
}

impl Belief {
    /// The beliefs of a view's seat.
    pub fn new(view: &DumbleView, seat: Seat, rng: &mut impl Rng) -> Belief {
        let open = view.open();
        let playing = open.playing();
        let base = Playout::of_view(view, rng);
        let around = f32::from(open.turn()) / playing.len().max(1) as f32;
        let shed = SHED * around.min(SETTLED);
        let mut hidden = [0; engine::MAX_SEATS];
        for other in playing.without(seat).iter() {
            hidden[other.index()] = open.hand(other).unknown_of(0) as u8;
        }
        let before = playing.without(seat).iter();
        let previous = before
            .filter(|other| base.after(*other) == seat && open.turn() > 0)
            .map(|other| (other, Situation::of_view(view, other)))
            .last();
        let earlier = |age| {
            let holders = playing
                .without(seat)
                .iter()
                .flat_map(|other| core::iter::repeat_n(other, open.hand(other).unknown_of(age)));
            (view.unseen_of(age).iter().collect(), holders.collect())
        };
        Belief {
            seat,
            previous,
            earlier: view.earlier_ages().map(earlier).collect(),
            base,
            hidden,
            kept: core::array::from_fn(|points| exp(-shed * (points as f32 - 1.0))),
        }
    }

    /// A sample: a whole round that may be the real one.
    pub fn sample(&self, values: &Values, rng: &mut impl Rng) -> Playout {
        let mut sample = self.base.clone();
        for seat in sample.playing().without(self.seat).iter() {
            if self.previous.is_none_or(|(previous, _)| previous != seat) {
                self.deal(&mut sample, seat, rng);
            }
        }
        let Some((previous, situation)) = self.previous else {
            self.deal_earlier(&mut sample, rng);
            return sample;
        };
        for _ in 0..PATIENCE {
            let mut guess = sample.clone();
            self.deal_earlier(&mut guess, rng);
            self.deal(&mut guess, previous, rng);
            let likely = self.likely(&guess, previous, situation, values, rng);
            if (below(rng, 1 << 16) as f32) < likely * 65_536.0 {
                return guess;
            }
        }
        self.deal_earlier(&mut sample, rng);
        self.deal(&mut sample, previous, rng);
        sample
    }

    /// Deals the cards of the earlier stocks.
    fn deal_earlier(&self, sample: &mut Playout, rng: &mut impl Rng) {
        for (cards, holders) in &self.earlier {
            let mut left = cards.clone();
            for holder in holders {
                let place = below(rng, left.len().max(1) as u32) as usize;
                if place < left.len() {
                    sample.add_unchecked(*holder, left.swap_remove(place));
                }
            }
        }
    }

    fn deal(&self, sample: &mut Playout, seat: Seat, rng: &mut impl Rng) {
        for _ in 0..self.hidden[seat.index()] {
            let stock = sample.stock().len() as u32;
            if stock == 0 {
                return;
            }
            let place = loop {
                let place = below(rng, stock) as usize;
                let kept = self.kept[usize::from(sample.stock()[place].points()).min(10)];
                if (below(rng, 1 << 16) as f32) < kept * 65_536.0 {
                    break place;
                }
            };
            sample.give(seat, place);
        }
    }

    /// How likely the previous player would have made their discard, if they now hold this hand, compared
    /// with their best discard.
    fn likely(
        &self,
        guess: &Playout,
        previous: Seat,
        situation: Situation,
        values: &Values,
        rng: &mut impl Rng,
    ) -> f32 {
        let hand = guess.hand(previous);
        let laid = guess.latest();
        let drawn = below(rng, guess.len(previous).max(1).into()) as usize;
        let before = hand.nth(drawn).and_then(|drawn| hand.without(drawn));
        let Some(held) = before.and_then(|left| left.plus(laid)) else {
            return 1.0;
        };
        let value = |laid: Bag| {
            let left = held.minus(laid).unwrap_or(held);
            let after = HandAfterDiscard {
                hand: left,
                laid,
                to_draw: true,
            };
            values.of(&after, situation)
        };
        let best = Discards::of(held)
            .map(value)
            .fold(f32::NEG_INFINITY, f32::max);
        let likely = exp((value(laid) - best) / (UNIT * CARE));
        let points: u16 = held.iter().map(|card: Card| u16::from(card.points())).sum();
        let could = points <= guess.rules().limit().into()
            && usize::from(guess.turn()) > guess.playing().len();
        likely * if could { WAITS } else { 1.0 }
    }
}
