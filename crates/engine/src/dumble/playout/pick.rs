//! Counts and enumerates the discards of a hand without search.
//!
//! The cards of a rank are four adjacent bits, in each of the two bit sets of a bag. These eight bits alone
//! determine the discards of one to four cards of the rank, which are found in a table. Runs are three bits,
//! each four places after the other.

use super::super::card::{Bag, RANKS, SUITS};
use super::super::set::MAX_DISCARD;

/// The most discards of cards of a rank: all that two packs allow.
const SETS: usize = 4 + 10 + 16 + 19;
/// A mask of four bits.
pub(super) const NIBBLE: u64 = 0b1111;
/// The cards held of a rank: its four bits in `once`, and shifted by 4, those in `twice`.
type RankCards = usize;

/// For each set of cards held of a rank, the sets of one to four of them that can be discarded, in the same
/// code, and their number.
static OF_A_RANK: [([u8; SETS], u8); 256] = {
    let mut table = [([0; SETS], 0); 256];
    let mut held = 0;
    while held < 256 {
        let mut set = 1;
        while set < 256 {
            if is_within(set, held) && count(set) <= MAX_DISCARD as u32 {
                let found = table[held].1;
                table[held].0[found as usize] = set as u8;
                table[held].1 += 1;
            }
            set += 1;
        }
        held += 1;
    }
    table
};

const fn count(set: usize) -> u32 {
    set.count_ones()
}

/// Whether both are valid bags, and the first is part of the second.
const fn is_within(set: usize, held: usize) -> bool {
    bag(set) && bag(held) && set & !held == 0
}

const fn bag(set: usize) -> bool {
    (set >> SUITS) & !set & 0xf == 0
}

/// The first cards of the runs in a hand, as bits.
#[inline]
pub fn runs(hand: Bag) -> u64 {
    let once = hand.once;
    once & once >> SUITS & once >> (2 * SUITS)
}

/// The run that begins with this card, given as a bit.
#[inline]
pub(super) fn run(first: u64) -> Bag {
    Bag {
        once: first | first << SUITS | first << (2 * SUITS),
        twice: 0,
    }
}

/// The cards of a rank in a hand.
#[inline]
fn held(hand: Bag, rank: usize) -> RankCards {
    let shift = rank * SUITS;
    ((hand.once >> shift & NIBBLE) | (hand.twice >> shift & NIBBLE) << SUITS) as RankCards
}

/// A bag with a set of cards of a rank.
#[inline]
fn of_a_rank(rank: usize, set: u8) -> Bag {
    let shift = rank * SUITS;
    Bag {
        once: (u64::from(set) & NIBBLE) << shift,
        twice: u64::from(set >> SUITS) << shift,
    }
}

/// Iterates over all discards of a hand, each once.
#[derive(Clone, Debug)]
pub struct Discards {
    hand: Bag,
    /// The ranks that are still to come, as bits of `once`.
    ranks: u64,
    /// The present rank, the cards held of it, and the next of its sets.
    rank: usize,
    held: RankCards,
    set: usize,
    runs: u64,
}

impl Discards {
    /// The discards of a hand.
    pub fn of(hand: Bag) -> Discards {
        Discards {
            hand,
            ranks: hand.once,
            rank: 0,
            held: 0,
            set: 0,
            runs: runs(hand),
        }
    }
}

impl Iterator for Discards {
    type Item = Bag;

    #[inline]
    fn next(&mut self) -> Option<Bag> {
        loop {
            let (sets, count) = &OF_A_RANK[self.held % 256];
            if self.set < usize::from(*count) {
                let set = sets[self.set % SETS];
                self.set += 1;
                return Some(of_a_rank(self.rank, set));
            }
            if self.ranks == 0 {
                break;
            }
            self.rank = self.ranks.trailing_zeros() as usize / SUITS;
            self.held = held(self.hand, self.rank);
            self.ranks &= !(NIBBLE << (self.rank * SUITS));
            self.set = 0;
        }
        let first = self.runs & self.runs.wrapping_neg();
        self.runs ^= first;
        (first != 0).then(|| run(first))
    }
}

/// The number of discards of a hand.
#[inline]
pub(super) fn how_many(hand: Bag) -> usize {
    let mut ranks = hand.once;
    let mut count = runs(hand).count_ones() as usize;
    while ranks != 0 {
        let rank = ranks.trailing_zeros() as usize / SUITS;
        count += usize::from(OF_A_RANK[held(hand, rank) % 256].1);
        ranks &= !(NIBBLE << (rank * SUITS));
    }
    count
}

/// The discard at this place, from 0, in the order of [`Discards`].
#[inline]
pub(super) fn nth(hand: Bag, mut place: usize) -> Option<Bag> {
    let mut ranks = hand.once;
    while ranks != 0 {
        let rank = ranks.trailing_zeros() as usize / SUITS;
        let (sets, count) = &OF_A_RANK[held(hand, rank) % 256];
        if place < usize::from(*count) {
            return Some(of_a_rank(rank, sets[place % SETS]));
        }
        place -= usize::from(*count);
        ranks &= !(NIBBLE << (rank * SUITS));
    }
    let mut runs = runs(hand);
    for _ in 0..place {
        runs &= runs.wrapping_sub(1);
    }
    let first = runs & runs.wrapping_neg();
    (first != 0).then(|| run(first))
}

/// The number of cards, and their points.
#[inline]
pub(super) fn measure(cards: Bag) -> (u8, u8) {
    let (mut count, mut points) = (0, 0);
    for mut set in [cards.once, cards.twice] {
        while set != 0 {
            let rank = set.trailing_zeros() as usize / SUITS;
            count += 1;
            points += POINTS[rank % 16];
            set &= set - 1;
        }
    }
    (count, points)
}

/// The points of each rank.
pub(super) const POINTS: [u8; 16] = {
    let mut points = [10; 16];
    let mut rank = 0;
    while rank < RANKS {
        if rank < 10 {
            points[rank] = rank as u8 + 1;
        }
        rank += 1;
    }
    points
};
