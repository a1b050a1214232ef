//! The expectation over several turns of two players before their cards come up, exactly over all cards.
//!
//! What becomes of a grid in some turns depends only on the cards that its seat gets: ten for each turn. Each
//! card is pushed in where the network values it most, into the hole that the network values most. So both
//! seats' grids are followed separately through all sequences of cards, and evaluated at the end; which cards
//! come up, and who takes which, is then a matter of look-ups.
//!
//! One thing is assumed to stay the same until then: what the network knows of the unseen cards and of the
//! other's lone ones.

use engine::dekal::{CardValue, Cell, Grid, Push, TURNS};

use super::expectation::{Expectation, Mean};
use super::net::{Context, GridValue, Net, exp, is_over};
use super::pairs::{VALUES, each_pair};
use super::round::{Counts, Round};
use super::terminal::terminal_value;
use super::turn::{GridValues, win_shares};

/// With a larger lead in standing the round counts as won, and only points are left to play for.
const SURE: f32 = 16.0;

/// Some turns of two players; the holes of the first one are chosen.
pub struct Horizon<'a> {
    round: &'a Round,
    /// The number of turns.
    turns: u32,
    /// The value of a point in log-odds at the end; `None` if the round is over then.
    point: Option<f32>,
    /// By seat, the value of its grid at the end, by the cards it got as digits of a number in base ten.
    values: [Vec<GridValue>; 2],
}

/// The contexts of a seat's grid in a turn.
struct TurnContexts {
    /// Once its hole is chosen.
    holed: Context,
    /// Once the turn is over; `None` if the round is over then.
    after: Option<Context>,
}

impl<'a> Horizon<'a> {
    /// This many turns ahead, or as many as are left; `None` if it is not known who drafts first, or a hole is
    /// not chosen.
    pub fn new(net: &Net, round: &'a Round, turns: u8) -> Option<Horizon<'a>> {
        round.token?;
        let turns = turns.min(TURNS - round.turn);
        let mut point = None;
        let mut values = [const { Vec::new() }; 2];
        for (seat, values) in values.iter_mut().enumerate() {
            let turn_contexts: Vec<TurnContexts> = (0..turns)
                .map(|turn| turn_contexts(net, round, seat, turn))
                .collect();
            let after = turn_contexts.last().and_then(|last| last.after.as_ref());
            point = after.map(|context| context.point);
            let follow = Follow {
                net,
                unseen: &round.unseen,
            };
            follow.all(
                round.grids[seat],
                round.holes[seat]?,
                &turn_contexts,
                values,
            );
        }
        Some(Horizon {
            round,
            turns: turns.into(),
            point,
            values,
        })
    }

    /// The expectation of a seat, if the first drafter of each turn takes the card that is better for them.
    pub fn expected(&self, seat: usize) -> Expectation {
        let first = self.round.token.unwrap_or_default();
        self.over_cards(self.turns, [0, 0], first, self.round.unseen, seat)
    }

    /// The expectation of a seat with `left` turns to go, over all cards that can come up. `got`: the cards
    /// that each seat has got so far, as digits of a number in base ten.
    fn over_cards(
        &self,
        left: u32,
        got: [usize; 2],
        first: usize,
        unseen: Counts,
        seat: usize,
    ) -> Expectation {
        let mut mean = Mean::default();
        each_pair(&unseen, |cards, ways| {
            let found = match left {
                1 => self.last(got, first, cards, seat),
                _ => self.better(left, got, first, unseen, cards, seat),
            };
            mean.add(ways, found);
        });
        mean.expectation()
    }

    /// With the card that is better for the first drafter, by the turns that follow.
    fn better(
        &self,
        left: u32,
        got: [usize; 2],
        first: usize,
        mut unseen: Counts,
        cards: [usize; 2],
        seat: usize,
    ) -> Expectation {
        cards.iter().for_each(|card| unseen[*card] -= 1);
        let take = |own: usize| {
            let got = with(got, first, [cards[own], cards[1 - own]]);
            self.over_cards(left - 1, got, 1 - first, unseen, seat)
        };
        let (low, high) = (take(0), take(1));
        let is_better = if first == seat {
            high.value > low.value
        } else {
            high.value < low.value
        };
        if is_better { high } else { low }
    }

    /// The expectation of a seat in the last of the turns, in which these cards come up.
    fn last(&self, got: [usize; 2], first: usize, cards: [usize; 2], seat: usize) -> Expectation {
        let values = |own: usize| {
            let got = with(got, first, [cards[own], cards[1 - own]]);
            [self.values[0][got[0]], self.values[1][got[1]]]
        };
        let (low, high) = (values(0), values(1));
        let rank = |pair: &[GridValue; 2]| {
            let value = match self.round.match_totals {
                None => (pair[first].standing - pair[1 - first].standing).clamp(-SURE, SURE),
                Some(_) => self.share_of_match(pair, first),
            };
            (value, -pair[first].points)
        };
        let pair = if rank(&high) > rank(&low) { high } else { low };
        let win = share(pair[seat].standing - pair[1 - seat].standing);
        Expectation {
            value: match self.round.match_totals {
                None => win,
                Some(_) => self.share_of_match(&pair, seat),
            },
            win,
            points: pair[seat].points,
        }
    }

    fn share_of_match(&self, pair: &[GridValue; 2], seat: usize) -> f32 {
        let mut values = GridValues::default();
        values[..2].copy_from_slice(pair);
        win_shares(self.round, &values, self.point)[seat]
    }
}

/// The cards of both seats when the first drafter takes the first of these cards.
fn with(mut got: [usize; 2], first: usize, cards: [usize; 2]) -> [usize; 2] {
    got[first] = got[first] * VALUES + cards[0];
    got[1 - first] = got[1 - first] * VALUES + cards[1];
    got
}

/// The share of the round's win by the lead in standing.
fn share(lead: f32) -> f32 {
    let small = exp(-lead.abs());
    let less = small / (1.0 + small);
    if lead > 0.0 { 1.0 - less } else { less }
}

/// The contexts of a seat's grid this many turns from now.
fn turn_contexts(net: &Net, round: &Round, seat: usize, turns: u8) -> TurnContexts {
    let mut then = round.clone();
    then.turn += turns;
    then.token = round.token.map(|token| (token + usize::from(turns)) % 2);
    TurnContexts {
        holed: net.context(&then.round_context(seat, true)),
        after: (!is_over(then.turn + 1)).then(|| net.context(&then.next_round_context(seat))),
    }
}

/// Follows a grid through all sequences of cards.
struct Follow<'a> {
    net: &'a Net,
    unseen: &'a Counts,
}

impl Follow<'_> {
    /// Adds the value of the grid at the end for each sequence, in order; a default for sequences that cannot
    /// come up.
    fn all(
        &self,
        grid: Grid,
        hole: Cell,
        turn_contexts: &[TurnContexts],
        out: &mut Vec<GridValue>,
    ) {
        let Some((now, rest)) = turn_contexts.split_first() else {
            return;
        };
        for (card, count) in CardValue::all().zip(self.unseen) {
            if *count == 0 {
                let sequences = VALUES.pow(rest.len() as u32);
                out.resize(out.len() + sequences, GridValue::default());
                continue;
            }
            let (grid, value) = self.best_push(grid, hole, card, now.after.as_ref());
            match rest.first() {
                None => out.push(value),
                Some(next) => {
                    let hole = self.best_hole(grid, &next.holed);
                    self.all(grid, hole, rest, out);
                }
            }
        }
    }

    fn best_push(
        &self,
        grid: Grid,
        hole: Cell,
        card: CardValue,
        after: Option<&Context>,
    ) -> (Grid, GridValue) {
        let mut best: Option<(Grid, GridValue)> = None;
        for push in Push::legal(hole) {
            let grid = grid.pushed_unchecked(hole, push, card);
            let value = match after {
                Some(context) => self.net.evaluate(grid, None, context),
                None => terminal_value(grid),
            };
            if best.is_none_or(|best| value.standing > best.1.standing) {
                best = Some((grid, value));
            }
        }
        best.expect("every hole has a push")
    }

    fn best_hole(&self, grid: Grid, context: &Context) -> Cell {
        let mut best = (f32::NEG_INFINITY, Cell::LAST);
        for cell in grid.face_down().iter() {
            let standing = self.net.evaluate(grid, Some(cell), context).standing;
            if standing > best.0 {
                best = (standing, cell);
            }
        }
        best.1
    }
}
