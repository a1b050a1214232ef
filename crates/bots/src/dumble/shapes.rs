//! What learned values look at: which numbers stand for a hand.
//!
//! A hand's value is the sum of the numbers of its shapes: how many cards of
//! each rank it has, which of them are next to each other in a suit, its
//! points and length, and what is left after its best discard; and the lowest
//! card that the next player is offered. There is one set of numbers for each
//! situation: how many play, how few cards somebody else holds, and whether a
//! card of the stock is still to come.

use engine::Seat;
use engine::dumble::{Bag, DumbleView, Playout, RANKS, SUITS, runs};

/// Cards of a rank that are told apart: one to four.
const MOST_OF_A_RANK: usize = 4;
/// Numbers of cards of a hand, 0 to 7.
const LENGTHS: usize = 8;
/// Classes of points (see [`class_of`]).
const CLASSES: usize = 18;
/// Times around the table that are told apart.
pub const ROUNDS: usize = 6;
/// Classes of numbers of players: 2, 3, 4 or 5, and two packs.
pub const TABLES: usize = 4;
/// Fewest cards of another, 1 to 7.
pub const FEWEST: usize = 7;
/// Points with which Dumble can be announced, 0 to 10.
pub const LOWS: usize = 11;

const COUNTS: usize = 1;
const NEXT: usize = COUNTS + RANKS * MOST_OF_A_RANK;
const GAP: usize = NEXT + RANKS;
const RUN: usize = GAP + RANKS;
const HELD: usize = RUN + RANKS;
const REST: usize = HELD + CLASSES * LENGTHS;
const OFFERED: usize = REST + CLASSES * LENGTHS;
const ROUND: usize = OFFERED + RANKS + 1;
/// The numbers of a situation.
const SITUATION: usize = ROUND + ROUNDS;
/// All numbers for hands.
const HANDS: usize = 2 * TABLES * FEWEST * SITUATION;
/// All numbers.
pub const NUMBERS: usize = HANDS + 2 * LOW_HANDS;
/// The numbers for announcing, and as many for playing on instead.
const LOW_HANDS: usize = TABLES * FEWEST * ROUNDS * LOWS;

/// What is the same for all hands that a seat can come to in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    table: usize,
    fewest: usize,
    round: usize,
}

impl Situation {
    /// The situation of the seat whose turn it is.
    #[inline]
    pub fn of(playout: &Playout) -> Situation {
        let seat = playout.seat();
        let mut fewest = FEWEST as u8;
        let mut other = playout.after(seat);
        while other != seat {
            fewest = fewest.min(playout.len(other));
            other = playout.after(other);
        }
        let turn = playout.turn().into();
        Situation::new(playout.playing().len(), fewest.into(), turn)
    }

    /// The situation of a view's seat.
    pub fn of_view(view: &DumbleView, seat: Seat) -> Situation {
        let open = view.open();
        let others = open.playing().without(seat);
        let fewest = others.iter().map(|other| open.hand(other).len()).min();
        let fewest = fewest.unwrap_or(FEWEST);
        Situation::new(open.playing().len(), fewest, open.turn().into())
    }

    /// So many play, another holds so few cards, and so many turns are over.
    #[inline]
    fn new(players: usize, fewest: usize, turn: usize) -> Situation {
        Situation {
            table: match players {
                0..=2 => 0,
                3 => 1,
                4..=5 => 2,
                _ => 3,
            },
            fewest: fewest.clamp(1, FEWEST) - 1,
            round: (turn / players.max(1)).min(ROUNDS - 1),
        }
    }

    fn index(self) -> usize {
        self.table * FEWEST + self.fewest
    }

    /// Where the value of announcing with so many points is, at most 10.
    #[inline]
    pub fn announcing(self, points: u8) -> usize {
        let points = usize::from(points).min(LOWS - 1);
        HANDS + (self.index() * ROUNDS + self.round) * LOWS + points
    }

    /// Where the value of playing on with so many points is, at most 10, when
    /// Dumble could be announced.
    #[inline]
    pub fn playing_on(self, points: u8) -> usize {
        self.announcing(points) + LOW_HANDS
    }
}

/// A hand a seat may have after its discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After {
    /// The hand.
    pub hand: Bag,
    /// What was discarded.
    pub laid: Bag,
    /// Whether a card of the stock is still to come.
    pub to_draw: bool,
}

impl After {
    /// Calls `out` with the places of its numbers.
    #[inline]
    pub fn places(&self, situation: Situation, out: &mut impl FnMut(usize)) {
        let kind = usize::from(self.to_draw) * TABLES * FEWEST;
        let from = (kind + situation.index()) * SITUATION;
        let (once, twice) = self.hand.into();
        let (mut points, mut length, mut best) = (0, 0, 0);
        let mut ranks = once;
        while ranks != 0 {
            let rank = ranks.trailing_zeros() as usize / SUITS;
            let cards = NIBBLE << (rank * SUITS);
            let count = ((once & cards).count_ones() + (twice & cards).count_ones()) as usize;
            ranks &= !cards;
            let worth = count * points_of(rank);
            points += worth;
            length += count;
            best = best.max(worth);
            out(from + COUNTS + rank * MOST_OF_A_RANK + count.min(MOST_OF_A_RANK) - 1);
        }
        let next = once & once >> SUITS;
        each_rank(next, &mut |rank| out(from + NEXT + rank));
        let gap = once & once >> (2 * SUITS) & !next;
        each_rank(gap, &mut |rank| out(from + GAP + rank));
        each_rank(runs(self.hand), &mut |rank| {
            out(from + RUN + rank);
            best = best.max(points_of(rank) + points_of(rank + 1) + points_of(rank + 2));
        });
        let length = length.min(LENGTHS - 1);
        out(from + HELD + class_of(points) * LENGTHS + length);
        out(from + REST + class_of(points - best) * LENGTHS + length);
        let (laid, _) = self.laid.into();
        let offered = (laid.trailing_zeros() as usize / SUITS).min(RANKS);
        out(from + OFFERED + offered);
        out(from + ROUND + situation.round);
        out(from);
    }
}

/// Calls `out` with the place of each number that stands for so many cards of
/// a rank, and their points.
pub fn each_count(out: &mut impl FnMut(usize, f32)) {
    for situation in 0..2 * TABLES * FEWEST {
        for rank in 0..RANKS {
            for count in 1..=MOST_OF_A_RANK {
                let place = COUNTS + rank * MOST_OF_A_RANK + count - 1;
                let points = (count * points_of(rank)) as f32;
                out(situation * SITUATION + place, points);
            }
        }
    }
}

/// The bits of a rank.
const NIBBLE: u64 = 0b1111;

#[inline]
fn each_rank(mut cards: u64, out: &mut impl FnMut(usize)) {
    while cards != 0 {
        out(cards.trailing_zeros() as usize / SUITS);
        cards &= cards - 1;
    }
}

#[inline]
fn points_of(rank: usize) -> usize {
    (rank + 1).min(10)
}

/// Points up to 10 one by one, more of them together.
#[inline]
fn class_of(points: usize) -> usize {
    match points {
        0..=10 => points,
        11..=19 => 11 + (points - 11) / 3,
        20..=29 => 14 + (points - 20) / 5,
        30..=39 => 16,
        _ => 17,
    }
}
