//! The expectation over the next turn before its cards come up.
//!
//! Once the holes are chosen, the effect of each card is known beforehand: each of the ten values fits best
//! in one way into each grid. Every deal of the turn's cards is then a matter of look-ups. With two seats,
//! the expectation is exact; with more, it is over a sample of deals.

use engine::dekal::{CardValue, Cell, MAX_PLAYERS};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::expectation::{Expectation, Mean};
use super::net::{GridValue, Net, exp};
use super::pairs::{each_pair, value};
use super::round::Round;
use super::turn::{Drafts, GridValues, best_hole, chances, expectation, win_shares};

/// The sample of deals over one turn, for more than two players.
const DEALS: u32 = 24;
/// The sample of deals over two turns: of the second, for each deal of the first.
const DEALS_OF_SECOND_TURN: u32 = 8;

/// A turn whose holes are chosen.
pub struct NextTurn<'a> {
    net: &'a Net,
    round: Round,
    drafts: Drafts<'a>,
    token: usize,
}

impl<'a> NextTurn<'a> {
    /// The next turn of a round, with these holes, or the best ones for everybody; `None` if it is not known
    /// yet who drafts first.
    pub fn new(
        net: &'a Net,
        round: &Round,
        holes: Option<[Option<Cell>; MAX_PLAYERS]>,
    ) -> Option<NextTurn<'a>> {
        let token = round.token?;
        let mut round = round.clone();
        match holes {
            Some(holes) => round.holes = holes,
            None => {
                for seat in 0..round.seats {
                    round.holes[seat] = Some(best_hole(net, &round, seat));
                }
            }
        }
        let drafts = Drafts::of_any_cards(net, &round);
        Some(NextTurn {
            net,
            round,
            drafts,
            token,
        })
    }

    /// The expectation of a seat at the end of the turn. The seed determines the sample.
    pub fn expected(&self, seat: usize, seed: u64) -> Expectation {
        match self.round.seats {
            2 => self.of_two(seat),
            _ => self.of_some_deals(DEALS, seat, seed),
        }
    }

    /// The expectation of a seat at the end of the turn after this one, or at the end of the round, over a sample of so many
    /// deals of this turn, and some of the next for each. Everybody chooses the best hole for themselves in between. The
    /// seed determines the sample.
    pub fn expected_after_two(&self, seat: usize, seed: u64, deals: u32) -> Expectation {
        self.over_deals(deals, seed, |round, values, rng| {
            let luck = rng.next_u64();
            if round.is_over() {
                return expectation(round, values, self.drafts.point(), seat);
            }
            let next = NextTurn::new(self.net, round, None).expect("somebody has the token");
            next.of_some_deals(DEALS_OF_SECOND_TURN, seat, luck)
        })
    }

    /// The round, with the holes chosen.
    pub fn round(&self) -> &Round {
        &self.round
    }

    fn of_some_deals(&self, deals: u32, seat: usize, seed: u64) -> Expectation {
        self.over_deals(deals, seed, |round, values, _| {
            expectation(round, values, self.drafts.point(), seat)
        })
    }

    /// The mean over a sample of deals of what is expected at the end of the turn, by everybody's values there.
    fn over_deals(
        &self,
        deals: u32,
        seed: u64,
        expected: impl Fn(&Round, &GridValues, &mut Xoshiro256PlusPlus) -> Expectation,
    ) -> Expectation {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut mean = Mean::default();
        for _ in 0..deals {
            let mut round = self.round.clone();
            round.turn_up(&mut rng);
            let values = self.drafts.play(&mut round);
            mean.add(1.0, expected(&round, &values, &mut rng));
        }
        mean.expectation()
    }

    /// Each seat's share of the round's win when these cards have come up, one for each seat.
    pub fn shares_with(&self, cards: &[CardValue]) -> [f32; MAX_PLAYERS] {
        let mut round = self.round.clone();
        round.centre.extend(cards.iter().copied());
        self.shares_after(round)
    }

    /// The same on average over a sample of so many deals.
    pub fn shares_on_average(&self, deals: u32, seed: u64) -> [f32; MAX_PLAYERS] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut sums = [0.0; MAX_PLAYERS];
        for _ in 0..deals {
            let mut round = self.round.clone();
            round.turn_up(&mut rng);
            for (sum, share) in sums.iter_mut().zip(self.shares_after(round)) {
                *sum += share;
            }
        }
        sums.map(|sum| sum / deals as f32)
    }

    /// The shares at the end of the turn, from its cards on.
    fn shares_after(&self, mut round: Round) -> [f32; MAX_PLAYERS] {
        let values = self.drafts.play(&mut round);
        chances(&values, round.seats)
    }

    /// Over all pairs of cards, exactly.
    fn of_two(&self, seat: usize) -> Expectation {
        let mut mean = Mean::default();
        each_pair(&self.round.unseen, |cards, ways| {
            mean.add(ways, self.with_cards(seat, cards.map(value)));
        });
        mean.expectation()
    }

    /// The expectation of a seat of two when these cards have come up, in either order.
    ///
    /// # Panics
    ///
    /// If more than two play.
    pub fn with_cards(&self, seat: usize, [one, two]: [CardValue; 2]) -> Expectation {
        assert_eq!(self.round.seats, 2, "two cards are for two players");
        let (first, second) = (self.token, 1 - self.token);
        let fit = |seat, card| self.drafts.value_with(seat, card);
        let (low, high) = (one.min(two), one.max(two));
        let takes_low = (fit(first, low), fit(second, high));
        let takes_high = (fit(first, high), fit(second, low));
        let rank = |pair: (GridValue, GridValue)| (self.value(pair), -pair.0.points);
        let pair = if rank(takes_low) >= rank(takes_high) {
            takes_low
        } else {
            takes_high
        };
        let own = |share: f32| if first == seat { share } else { 1.0 - share };
        Expectation {
            value: own(rank(pair).0),
            win: own(share(pair)),
            points: if first == seat { pair.0 } else { pair.1 }.points,
        }
    }

    /// The first drafter's share of the win, from the grid values of the first drafter and of the other player.
    fn value(&self, pair: (GridValue, GridValue)) -> f32 {
        if self.round.match_totals.is_none() {
            return share(pair);
        }
        let mut values = GridValues::default();
        (values[self.token], values[1 - self.token]) = pair;
        win_shares(&self.round, &values, self.drafts.point())[self.token]
    }
}

/// The first player's share of the round's win: a logistic function of the difference in standing.
fn share(pair: (GridValue, GridValue)) -> f32 {
    let lead = pair.0.standing - pair.1.standing;
    let small = exp(-lead.abs());
    let less = small / (1.0 + small);
    if lead > 0.0 { 1.0 - less } else { less }
}
