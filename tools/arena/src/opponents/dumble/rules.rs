//! Rules with tuned numbers: what a hand costs, and when to call.

use engine::Seat;
use engine::dumble::{Bag, Card, Discards, Playout, Policy};

use super::super::tuning::Numbers;

/// The numbers of the rules.
pub const COUNT: usize = 8;
/// The numbers before tuning.
pub const FIRST: Numbers<COUNT> = [1.0, 0.6, 1.0, 0.5, 6.0, 3.0, 1.0, 1.5];

/// The number of times around the table after which a round drags on: then whoever may call does.
const LONG: u16 = 25;

/// The rules with their numbers, in this order: what a point costs that is held, and one that is held after another
/// discard; the cost of a card; what a low card that is discarded gives the next player; the cost of an unknown card;
/// with how many points to call, more for each card that another player holds at least, and how much longer to
/// wait for each player beyond two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rules(pub Numbers<COUNT>);

/// The points of cards.
pub fn points(bag: Bag) -> f32 {
    bag.iter().map(|card| f32::from(card.points())).sum()
}

/// The different cards of a bag.
pub fn cards(bag: Bag) -> impl Iterator<Item = Card> {
    let (mut once, _) = bag.into();
    core::iter::from_fn(move || {
        let card = Card::from_index(once.trailing_zeros() as usize)?;
        once &= once - 1;
        Some(card)
    })
}

/// The seats besides the one whose turn it is.
fn others(playout: &Playout) -> impl Iterator<Item = Seat> {
    let seat = playout.seat();
    let next = move |other: &Seat| Some(playout.after(*other)).filter(|other| *other != seat);
    core::iter::successors(next(&seat), next)
}

/// The fewest cards that another player holds than the one whose turn it is.
pub fn fewest_of_others(playout: &Playout) -> u8 {
    let lens = others(playout).map(|other| playout.len(other));
    lens.min().unwrap_or(u8::MAX)
}

/// Whether a round drags on.
pub fn drags_on(playout: &Playout) -> bool {
    playout.turn() / playout.playing().len().max(1) as u16 >= LONG
}

impl Rules {
    /// The cost of a hand.
    fn cost(&self, hand: Bag) -> f32 {
        let [now, later, card, ..] = self.0;
        let all = points(hand);
        let most = Discards::of(hand).map(points).fold(0.0, f32::max);
        now * all + later * (all - most) + card * hand.len() as f32
    }

    /// The draws after a discard that leaves this hand, with the cost of each.
    fn draws(&self, playout: &Playout, left: Bag) -> impl Iterator<Item = (Option<Card>, f32)> {
        let unknown = self.0[2] + self.0[4];
        let stock = playout.has_stock();
        let stock = stock.then(|| (None, self.cost(left) + unknown));
        let takes = cards(playout.latest()).filter_map(move |card| {
            let hand = left.with(card)?;
            Some((Some(card), self.cost(hand)))
        });
        stock.into_iter().chain(takes)
    }

    /// The cost of a discard, with the best draw after it.
    pub fn discard(&self, playout: &Playout, laid: Bag) -> f32 {
        let hand = playout.hand(playout.seat());
        let left = hand.minus(laid).unwrap_or(hand);
        let draws = self.draws(playout, left).map(|(_, cost)| cost);
        let lowest = laid
            .iter()
            .next()
            .map_or(10.0, |card| f32::from(card.points()));
        let gift = self.0[3] * (5.0 - lowest).max(0.0);
        draws.fold(f32::INFINITY, f32::min) + gift
    }

    /// The cost of a draw, `None` being the stock.
    pub fn draw_cost(&self, playout: &Playout, draw: Option<Card>) -> f32 {
        let hand = playout.hand(playout.seat());
        let mut draws = self.draws(playout, hand);
        let found = draws.find(|(other, _)| *other == draw);
        found.map_or(f32::INFINITY, |(_, cost)| cost)
    }

    /// Whether to call, if that is allowed.
    fn calls(&self, playout: &Playout) -> bool {
        let [.., base, per_card, wait] = self.0;
        let others = others(playout).count();
        let fewest = f32::from(fewest_of_others(playout));
        let enough = base + per_card * fewest - wait * (others as f32 - 1.0);
        f32::from(playout.points(playout.seat())) <= enough || drags_on(playout)
    }
}

impl Policy for Rules {
    fn play(&mut self, playout: &Playout, _bits: u64) -> Option<Bag> {
        if playout.may_call() && self.calls(playout) {
            return None;
        }
        let mut best: Option<(Bag, f32)> = None;
        for laid in Discards::of(playout.hand(playout.seat())) {
            let cost = self.discard(playout, laid);
            if best.is_none_or(|best| cost < best.1) {
                best = Some((laid, cost));
            }
        }
        best.map(|best| best.0)
    }

    fn draw(&mut self, playout: &Playout, _bits: u64) -> Option<Card> {
        let mut best: Option<(Option<Card>, f32)> = None;
        for draw in self.draws(playout, playout.hand(playout.seat())) {
            if best.is_none_or(|best| draw.1 < best.1) {
                best = Some(draw);
            }
        }
        best.and_then(|best| best.0)
    }
}
