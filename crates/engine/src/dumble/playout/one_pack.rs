//! Random playouts with one pack, whole turns at once.
//!
//! The result has the same distribution as with [`super::RandomPolicy`]. It is faster because it knows, while
//! it discards, that it will draw:
//!
//! - A hand is also an array of cards in any order. A discard of a single card picks a place, and the drawn
//!   card is put there by shifting; nothing is searched for.
//! - The number of discards is updated card by card.
//! - One random number decides a turn, and whether the card comes from the stock or the discards is arithmetic:
//!   a branch would be mispredicted every other time.

use rand_core::Rng;

use super::super::card::{Bag, RANKS, SUITS};
use super::super::rules::MAX_PLAYERS;
use super::deck::Deck;
use super::pick::{self, NIBBLE, POINTS};
use super::{Playout, scaled};

/// At most eight cards, a byte each, the first one in the lowest byte.
type Row = u64;

/// The number of bits of a card in a row.
const BYTE: u32 = 8;
/// The bit of each rank's first card.
const RANK_STARTS: u64 = 0x1_1111_1111_1111;
const _: () = assert!(RANK_STARTS >> (RANKS * SUITS) == 0);

/// A hand.
#[derive(Clone, Copy, Default)]
struct HandCards {
    /// The cards as bits.
    bits: u64,
    /// The cards in any order; the bytes after the last one have no meaning.
    row: Row,
    len: u32,
    points: u32,
    /// The number of discards of cards of one rank, single cards included.
    sets: u32,
}

/// A discard.
#[derive(Clone, Copy)]
struct DiscardCards {
    bits: u64,
    row: Row,
    count: u32,
}

impl DiscardCards {
    fn of(bits: u64) -> DiscardCards {
        DiscardCards {
            bits,
            row: row(bits),
            count: bits.count_ones(),
        }
    }

    #[inline]
    fn one(card: u32) -> DiscardCards {
        DiscardCards {
            bits: 1 << card,
            row: card.into(),
            count: 1,
        }
    }
}

impl HandCards {
    fn of(cards: u64) -> HandCards {
        let mut held = HandCards::default();
        let mut left = cards;
        while left != 0 {
            held.add(left.trailing_zeros());
            left &= left - 1;
        }
        held
    }

    /// Appends a card to the row.
    fn add(&mut self, card: u32) {
        self.row |= u64::from(card) << (BYTE * self.len);
        self.count(card);
        self.len += 1;
    }

    /// Updates bits, points and discards for a card that is already in the row.
    #[inline]
    fn count(&mut self, card: u32) {
        self.sets += ways_with(self.bits, card);
        self.points += points(card);
        self.bits |= 1 << card;
    }

    /// Updates bits, points and discards for a card that leaves the row.
    #[inline]
    fn discount(&mut self, card: u32) {
        self.bits ^= 1 << card;
        self.sets -= ways_with(self.bits, card);
        self.points -= points(card);
    }

    /// Removes several cards.
    fn remove(&mut self, cards: u64) {
        let mut left = cards;
        while left != 0 {
            self.discount(left.trailing_zeros());
            self.len -= 1;
            left &= left - 1;
        }
        self.row = row(self.bits);
    }

    /// Puts a card at an unused place of the row.
    #[inline]
    fn put(&mut self, place: u32, card: u32) {
        let shift = BYTE * place;
        self.row = self.row & !(0xff << shift) | u64::from(card) << shift;
        self.count(card);
    }
}

/// The number of discards of cards of one rank that contain the card: 1 for the card alone, and twice as many
/// for each other card of its rank.
#[inline]
fn ways_with(others: u64, card: u32) -> u32 {
    // The number for each set of three cards of a rank: 1, 2, 4 or 8.
    const WAYS: u64 = 0x0884_8442_8442_4221;
    let rank = others >> (card & !(SUITS as u32 - 1)) & NIBBLE;
    (WAYS >> (4 * rank) & 0xf) as u32
}

#[inline]
fn points(card: u32) -> u32 {
    POINTS[card as usize / SUITS % 16].into()
}

#[inline]
fn at(row: Row, place: u32) -> u32 {
    (row >> (BYTE * place) & 63) as u32
}

/// Up to eight cards as a row; the bytes after the last one have no meaning.
#[inline]
fn row(bits: u64) -> Row {
    let mut left = bits;
    // A fixed number of steps: the number of cards cannot be predicted.
    (0..8).fold(0, |row, place| {
        let card = u64::from((left | 1 << 63).trailing_zeros());
        left &= left.wrapping_sub(1);
        row | card << (BYTE * place)
    })
}

/// For each set of cards of a rank, its subsets of at least two cards, and their number.
static SEVERAL: [([u8; 11], u8); 16] = {
    let mut table = [([0; 11], 0); 16];
    let mut held = 0usize;
    while held < 16 {
        let mut set = 1;
        while set <= held {
            if set & !held == 0 && set.count_ones() > 1 {
                table[held].0[table[held].1 as usize] = set as u8;
                table[held].1 += 1;
            }
            set += 1;
        }
        held += 1;
    }
    table
};

/// The discard of several cards at this place, from 0: first those of one rank, then the runs. There must be
/// that many.
fn several(hand: u64, mut place: usize) -> u64 {
    let pairs = hand & hand >> 1 | hand & hand >> 2 | hand >> 1 & hand >> 2;
    // The pairs with the fourth card of a rank; `pairs` has those of the first three.
    let last = hand >> 3 & (hand | hand >> 1 | hand >> 2);
    let mut ranks = (pairs | last) & RANK_STARTS;
    while ranks != 0 {
        let start = ranks.trailing_zeros();
        let (sets, count) = &SEVERAL[(hand >> start & NIBBLE) as usize];
        if place < usize::from(*count) {
            return u64::from(sets[place]) << start;
        }
        place -= usize::from(*count);
        ranks &= ranks - 1;
    }
    let mut runs = pick::runs(one_of_each(hand));
    for _ in 0..place {
        runs &= runs.wrapping_sub(1);
    }
    pick::run(runs & runs.wrapping_neg()).once
}

/// A bag from the bits of cards of one pack.
const fn one_of_each(once: u64) -> Bag {
    Bag { once, twice: 0 }
}

/// A round in a playout with one pack.
struct Round<'a> {
    hands: [HandCards; MAX_PLAYERS],
    next: [u8; MAX_PLAYERS],
    latest: DiscardCards,
    pile: u64,
    deck: &'a mut Deck,
    seat: usize,
    /// The most points with which Dumble can be called.
    limit: u32,
    /// The number of turns until somebody may call Dumble.
    first_turns: u32,
}

impl Round<'_> {
    /// Plays a turn; returns whether Dumble was called instead.
    #[inline]
    fn play_turn(&mut self, bits: u64) -> bool {
        let mut hand = self.hands[self.seat % MAX_PLAYERS];
        let runs = pick::runs(one_of_each(hand.bits));
        let mut discards = hand.sets;
        if runs != 0 {
            discards += runs.count_ones();
        }
        let may_call = hand.points <= self.limit && self.first_turns == 0;
        let choices = discards + u32::from(may_call);
        let chosen = scaled(bits, choices as usize) as u32;
        let (laid, hole) = if chosen < hand.len {
            let card = at(hand.row, chosen);
            hand.discount(card);
            (DiscardCards::one(card), chosen)
        } else if chosen < discards {
            let cards = several(hand.bits, (chosen - hand.len) as usize);
            hand.remove(cards);
            hand.len += 1;
            (DiscardCards::of(cards), hand.len - 1)
        } else {
            return true;
        };
        let drawn = self.draw(bits as u32);
        hand.put(hole, drawn);
        self.hands[self.seat % MAX_PLAYERS] = hand;
        self.pile |= self.latest.bits & !(1 << drawn);
        self.latest = laid;
        self.first_turns = self.first_turns.saturating_sub(1);
        self.seat = self.next[self.seat % MAX_PLAYERS].into();
        false
    }

    /// Makes a new stock of the pile, which has cards: at most five hands of seven cards and two discards of
    /// four are elsewhere.
    #[cold]
    fn refill(&mut self) {
        *self.deck = Deck::new(one_of_each(self.pile));
        self.pile = 0;
        assert!(!self.deck.is_empty(), "a pack has more than the players");
    }

    /// Draws from the stock or from the previous player's discard.
    #[inline]
    fn draw(&mut self, bits: u32) -> u32 {
        let latest = self.latest;
        // The fractional part is as random as the fraction itself.
        let (chosen, rest) = whole_and_rest(bits, latest.count + 1);
        let from_stock = chosen == latest.count;
        if from_stock && self.deck.is_empty() {
            self.refill();
        }
        let (place, _) = whole_and_rest(rest, self.deck.len() as u32);
        let card = self.deck.remove_if(from_stock, place as usize);
        if from_stock {
            card.index() as u32
        } else {
            at(latest.row, chosen)
        }
    }
}

/// The integer part and the fractional part of a 32-bit fraction times a number.
#[inline]
fn whole_and_rest(fraction: u32, times: u32) -> (u32, u32) {
    let product = u64::from(fraction) * u64::from(times);
    ((product >> 32) as u32, product as u32)
}

/// Plays at most `turns` turns; returns whether the round is over. A discard must be due, and there must be one
/// pack.
pub(super) fn run(playout: &mut Playout, turns: u32, rng: &mut impl Rng) -> bool {
    let seats = playout.playing.len() as u32;
    let mut round = Round {
        hands: playout.hands.map(|hand| HandCards::of(hand.once)),
        next: playout.next,
        latest: DiscardCards::of(playout.latest.once),
        pile: playout.pile.once,
        deck: &mut playout.deck,
        seat: playout.seat,
        limit: playout.rules.limit().into(),
        first_turns: seats.saturating_sub(playout.turn.into()),
    };
    let mut played = 0;
    while played < turns && !playout.over {
        playout.over = round.play_turn(rng.next_u64());
        played += u32::from(!playout.over);
    }
    for (seat, hand) in round.hands.iter().enumerate() {
        playout.hands[seat] = one_of_each(hand.bits);
        playout.points[seat] = hand.points as u8;
        playout.lens[seat] = hand.len as u8;
    }
    playout.latest = one_of_each(round.latest.bits);
    playout.pile = one_of_each(round.pile);
    playout.seat = round.seat;
    playout.turn = u32::from(playout.turn)
        .saturating_add(played)
        .min(u16::MAX.into()) as u16;
    playout.over
}
