//! The features of hands, by which learned values are found.
//!
//! The value of a hand is the sum of the numbers of its features: how many cards of each rank it has; which of them are
//! adjacent in a suit; its points and its length; what is left after its best discard; and the lowest card that the
//! next player is offered. Each situation has its own numbers. A situation says how many play, how few cards another
//! player holds, and whether a card of the stock is still to come.

use engine::Seat;
use engine::dumble::{Bag, DumbleView, Playout, RANKS, SUITS, runs};

/// The counts of cards of a rank that are distinguished: one to four.
const MAX_OF_A_RANK: usize = 4;
/// The lengths of a hand, 0 to 7.
const LENGTHS: usize = 8;
/// Classes of points (see [`class_of`]).
const CLASSES: usize = 18;
/// The times around the table that are distinguished.
pub const ROUNDS: usize = 6;
/// Classes of numbers of players: 2, 3, 4 or 5, and two packs.
pub const TABLES: usize = 4;
/// The fewest cards of another player, 1 to 7.
pub const FEWEST: usize = 7;
/// Points with which Dumble can be called, 0 to 10.
pub const LOWS: usize = 11;

const COUNTS: usize = 1;
const NEXT: usize = COUNTS + RANKS * MAX_OF_A_RANK;
const GAP: usize = NEXT + RANKS;
const RUN: usize = GAP + RANKS;
const HELD: usize = RUN + RANKS;
const REST: usize = HELD + CLASSES * LENGTHS;
const OFFERED: usize = REST + CLASSES * LENGTHS;
const ROUND: usize = OFFERED + RANKS + 1;
/// The number of parameters of a situation.
const SITUATION: usize = ROUND + ROUNDS;
/// The number of parameters for hands.
const HANDS: usize = 2 * TABLES * FEWEST * SITUATION;
/// The number of all parameters.
pub const NUMBERS: usize = HANDS + 2 * LOW_HANDS;
/// The number of parameters for calling, and for playing on instead.
const LOW_HANDS: usize = TABLES * FEWEST * ROUNDS * LOWS;

/// The inputs that are the same for all hands to which a seat can come in its turn.
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

    /// The situation with this many players and turns played, and the fewest cards of another player.
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

    /// The index of the value of calling with this many points, at most 10.
    #[inline]
    pub fn calling(self, points: u8) -> usize {
        let points = usize::from(points).min(LOWS - 1);
        HANDS + (self.index() * ROUNDS + self.round) * LOWS + points
    }

    /// The index of the value of playing on with this many points, at most 10, when Dumble could be called.
    #[inline]
    pub fn playing_on(self, points: u8) -> usize {
        self.calling(points) + LOW_HANDS
    }
}

/// A hand that a seat may have after its discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandAfterDiscard {
    /// The hand.
    pub hand: Bag,
    /// What was discarded.
    pub laid: Bag,
    /// Whether a card of the stock is still to come.
    pub to_draw: bool,
}

impl HandAfterDiscard {
    /// Folds the indices of its numbers.
    #[inline]
    pub fn fold_places<T>(
        &self,
        situation: Situation,
        start: T,
        mut add: impl FnMut(T, usize) -> T,
    ) -> T {
        let kind = usize::from(self.to_draw) * TABLES * FEWEST;
        let from = (kind + situation.index()) * SITUATION;
        let (once, twice) = self.hand.into();
        let counts = counts(once) + counts(twice);
        let (mut points, mut best) = (0, 0);
        let mut folded = start;
        let mut ranks = once;
        while ranks != 0 {
            let shift = ranks.trailing_zeros() as usize / SUITS * SUITS;
            ranks &= !(NIBBLE << shift);
            let rank = shift / SUITS;
            let count = (counts >> shift & NIBBLE) as usize;
            let worth = count * points_of(rank);
            points += worth;
            best = best.max(worth);
            let place = COUNTS + rank * MAX_OF_A_RANK + count.min(MAX_OF_A_RANK) - 1;
            folded = add(folded, from + place);
        }
        let next = once & once >> SUITS;
        for rank in Ranks(next) {
            folded = add(folded, from + NEXT + rank);
        }
        for rank in Ranks(once & once >> (2 * SUITS) & !next) {
            folded = add(folded, from + GAP + rank);
        }
        for rank in Ranks(runs(self.hand)) {
            folded = add(folded, from + RUN + rank);
            best = best.max(points_of(rank) + points_of(rank + 1) + points_of(rank + 2));
        }
        let length = (once.count_ones() + twice.count_ones()) as usize;
        let length = length.min(LENGTHS - 1);
        folded = add(folded, from + HELD + class_of(points) * LENGTHS + length);
        folded = add(
            folded,
            from + REST + class_of(points - best) * LENGTHS + length,
        );
        let (laid, _) = self.laid.into();
        let offered = (laid.trailing_zeros() as usize / SUITS).min(RANKS);
        folded = add(folded, from + OFFERED + offered);
        folded = add(folded, from + ROUND + situation.round);
        add(folded, from)
    }
}

/// Calls `out` with the index of each number for this many cards of a rank, and their points.
pub fn each_count(out: &mut impl FnMut(usize, f32)) {
    for situation in 0..2 * TABLES * FEWEST {
        for rank in 0..RANKS {
            for count in 1..=MAX_OF_A_RANK {
                let place = COUNTS + rank * MAX_OF_A_RANK + count - 1;
                let points = (count * points_of(rank)) as f32;
                out(situation * SITUATION + place, points);
            }
        }
    }
}

/// The bits of a rank.
const NIBBLE: u64 = 0b1111;

/// How many bits each rank has, at the place of the rank.
#[inline]
fn counts(cards: u64) -> u64 {
    const ODD: u64 = 0x5555_5555_5555_5555;
    const LOW: u64 = 0x3333_3333_3333_3333;
    let pairs = cards - (cards >> 1 & ODD);
    (pairs & LOW) + (pairs >> 2 & LOW)
}

/// The ranks of cards, given as bits.
struct Ranks(u64);

impl Iterator for Ranks {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let rank = self.0.trailing_zeros() as usize / SUITS;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            rank
        })
    }
}

#[inline]
fn points_of(rank: usize) -> usize {
    (rank + 1).min(10)
}

/// The class of points: up to 10 one by one, then more together.
#[inline]
fn class_of(points: usize) -> usize {
    const CLASS: [u8; 41] = {
        let mut class = [0; 41];
        let mut points = 0;
        while points <= 40 {
            class[points] = match points {
                0..=10 => points,
                11..=19 => 11 + (points - 11) / 3,
                20..=29 => 14 + (points - 20) / 5,
                30..=39 => 16,
                _ => CLASSES - 1,
            } as u8;
            points += 1;
        }
        class
    };
    CLASS[points.min(CLASS.len() - 1)].into()
}
