//! The sets of cards that can be discarded at once.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;

use super::card::{Card, RANKS, SUITS};
use crate::notation::debug_as_display;

/// The most cards in a discard.
pub const MAX_DISCARD: usize = 4;

/// The cards of a discard, in the order of their indices.
///
/// Its notation is its cards, like `7D 7H`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards {
    /// Places from `count` on repeat the last card, so that equal discards are equal.
    cards: [Card; MAX_DISCARD],
    count: u8,
}

/// The kind of a legal discard (A round).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A single card.
    Single,
    /// Two, three or four cards of one rank.
    OfARank,
    /// Three cards of one suit whose ranks follow each other, the ace low.
    Run,
}

/// Why cards are not a legal discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoDiscard {
    /// There are no cards.
    #[error("a discard has at least one card")]
    Nothing,
    /// More than four cards of one rank, or more than two of one card.
    #[error("at most four cards of a rank are discarded together, and two of a card")]
    TooMany,
    /// A run of one suit that does not have three cards.
    #[error("a run has exactly three cards")]
    RunLength,
    /// A run of several suits.
    #[error("the cards of a run are of one suit")]
    SeveralSuits,
    /// Ace, queen and king: the ace is low only.
    #[error("the ace is low: there is no run of queen, king and ace")]
    AceIsLow,
    /// The cards have neither one rank nor are they a run.
    #[error("these cards are neither of one rank nor a run of one suit")]
    Unrelated,
}

impl Cards {
    /// The discard of these cards, in any order.
    ///
    /// # Errors
    /// If they are not a legal discard, with the reason.
    pub fn new(cards: &[Card]) -> Result<Cards, NoDiscard> {
        let mut sorted: ArrayVec<Card, { MAX_DISCARD + 1 }> =
            cards.iter().copied().take(MAX_DISCARD + 1).collect();
        sorted.sort_unstable();
        kind(&sorted)?;
        let last = *sorted.last().ok_or(NoDiscard::Nothing)?;
        let mut all = [last; MAX_DISCARD];
        for (place, card) in all.iter_mut().zip(&sorted) {
            *place = *card;
        }
        Ok(Cards {
            cards: all,
            count: sorted.len() as u8,
        })
    }

    /// The cards.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    /// The kind of the discard.
    pub fn kind(&self) -> Kind {
        kind(self.as_slice()).unwrap_or(Kind::Single)
    }
}

/// The kind of sorted cards.
fn kind(cards: &[Card]) -> Result<Kind, NoDiscard> {
    let Some((first, rest)) = cards.split_first() else {
        return Err(NoDiscard::Nothing);
    };
    if rest.is_empty() {
        return Ok(Kind::Single);
    }
    if rest.iter().all(|card| card.rank() == first.rank()) {
        // Two packs have only two of each card.
        let thrice = cards.windows(3).any(|three| three[0] == three[2]);
        return if cards.len() <= MAX_DISCARD && !thrice {
            Ok(Kind::OfARank)
        } else {
            Err(NoDiscard::TooMany)
        };
    }
    let one_suit = rest.iter().all(|card| card.suit() == first.suit());
    let follow = |pair: &[Card]| pair[1].rank().index() == pair[0].rank().index() + 1;
    match (cards.windows(2).all(follow), one_suit, cards.len()) {
        (true, true, 3) => Ok(Kind::Run),
        (true, true, _) => Err(NoDiscard::RunLength),
        (true, false, 3) => Err(NoDiscard::SeveralSuits),
        _ if is_over_the_top(cards) && one_suit => Err(NoDiscard::AceIsLow),
        _ => Err(NoDiscard::Unrelated),
    }
}

/// Whether the cards are an ace, a queen and a king.
fn is_over_the_top(cards: &[Card]) -> bool {
    let ranks = cards.iter().map(|card| card.rank().index());
    ranks.eq([0, RANKS - 2, RANKS - 1])
}

/// Calls `out` with every legal discard of a hand, each once.
pub fn discards(hand: &[Card], out: &mut impl FnMut(Cards)) {
    let mut sorted = hand.to_vec();
    sorted.sort_unstable();
    discards_of_sorted(&sorted, out);
}

/// Calls `out` with every legal discard of a sorted hand, each once.
pub(super) fn discards_of_sorted(hand: &[Card], out: &mut impl FnMut(Cards)) {
    let mut emit = |cards: &[Card]| {
        if let Ok(cards) = Cards::new(cards) {
            out(cards);
        }
    };
    // Equal cards are next to each other; of several equal choices only the first is taken.
    let is_repeat = |from: usize, place: usize| place > from && hand[place] == hand[place - 1];
    for a in 0..hand.len() {
        if is_repeat(0, a) {
            continue;
        }
        emit(&[hand[a]]);
        for b in a + 1..hand.len() {
            if hand[b].rank() != hand[a].rank() || is_repeat(a + 1, b) {
                continue;
            }
            emit(&[hand[a], hand[b]]);
            for c in b + 1..hand.len() {
                if hand[c].rank() != hand[a].rank() || is_repeat(b + 1, c) {
                    continue;
                }
                emit(&[hand[a], hand[b], hand[c]]);
                for d in c + 1..hand.len() {
                    if hand[d].rank() == hand[a].rank() && !is_repeat(c + 1, d) {
                        emit(&[hand[a], hand[b], hand[c], hand[d]]);
                    }
                }
            }
        }
        runs_from(hand, hand[a], &mut emit);
    }
}

fn runs_from(hand: &[Card], first: Card, emit: &mut impl FnMut(&[Card])) {
    let next = |card: Card| Card::from_index(card.index() + SUITS);
    if let Some(second) = next(first)
        && let Some(third) = next(second)
        && hand.contains(&second)
        && hand.contains(&third)
    {
        emit(&[first, second, third]);
    }
}

/// All discards that two packs allow.
#[cfg(any(test, feature = "conformance"))]
pub fn every() -> impl Iterator<Item = Cards> {
    let suits = 0..SUITS;
    let of = |rank: super::card::Rank, suits: &[usize]| {
        let cards: ArrayVec<Card, MAX_DISCARD> = suits
            .iter()
            .map(|suit| Card::new(rank, super::card::Suit::ALL[*suit]))
            .collect();
        Cards::new(&cards)
    };
    let mut choices: Vec<ArrayVec<usize, MAX_DISCARD>> = Vec::new();
    let mut grow = vec![ArrayVec::<usize, MAX_DISCARD>::new()];
    while let Some(choice) = grow.pop() {
        if !choice.is_empty() {
            choices.push(choice.clone());
        }
        let from = choice.last().copied().unwrap_or_default();
        for suit in suits.clone().skip(from) {
            let twice = choice.iter().filter(|other| **other == suit).count() == 2;
            if choice.len() < MAX_DISCARD && !twice {
                let mut more = choice.clone();
                more.push(suit);
                grow.push(more);
            }
        }
    }
    let ranks = super::card::Rank::all();
    let equal = ranks.flat_map(move |rank| {
        let cards: Vec<_> = choices.iter().map(|choice| of(rank, choice)).collect();
        cards
    });
    let runs = Card::all().filter_map(|first| {
        let second = Card::from_index(first.index() + SUITS)?;
        let third = Card::from_index(second.index() + SUITS)?;
        Some(Cards::new(&[first, second, third]))
    });
    equal.chain(runs).flatten()
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.as_slice().iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

debug_as_display!(Cards);

impl FromStr for Cards {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "a discard is written as its cards in order, like 7D 7H";
        let mut cards = ArrayVec::<Card, MAX_DISCARD>::new();
        for part in text.split(' ') {
            cards.try_push(part.parse()?).map_err(|_| WRONG)?;
        }
        let discard = Cards::new(&cards).map_err(|_| WRONG)?;
        // Each discard has only one notation.
        (discard.as_slice() == cards.as_slice())
            .then_some(discard)
            .ok_or(WRONG)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace()
            .map(|card| card.parse().unwrap())
            .collect()
    }

    #[test]
    fn a_round_any_single_card_two_three_or_four_of_a_rank() {
        for (text, kind) in [
            ("KS", Kind::Single),
            ("7D 7H", Kind::OfARank),
            ("7H 7H", Kind::OfARank),
            ("AC AD AH", Kind::OfARank),
            ("QC QD QH QS", Kind::OfARank),
        ] {
            assert_eq!(Cards::new(&cards(text)).unwrap().kind(), kind, "{text}");
        }
        assert_eq!(
            Cards::new(&cards("2C 2C 2D 2H 2S")),
            Err(NoDiscard::TooMany)
        );
        assert_eq!(Cards::new(&[]), Err(NoDiscard::Nothing));
    }

    #[test]
    fn a_round_a_run_of_exactly_three_of_one_suit_the_ace_low_only() {
        for text in ["AS 2S 3S", "9H 10H JH", "KD JD QD"] {
            assert_eq!(
                Cards::new(&cards(text)).unwrap().kind(),
                Kind::Run,
                "{text}"
            );
        }
        for (text, why) in [
            ("2S 3S", NoDiscard::RunLength),
            ("2S 3S 4S 5S", NoDiscard::RunLength),
            ("2S 3H 4S", NoDiscard::SeveralSuits),
            ("AS QS KS", NoDiscard::AceIsLow),
            ("2S 4S 6S", NoDiscard::Unrelated),
            ("2S 2H 3S", NoDiscard::Unrelated),
        ] {
            assert_eq!(Cards::new(&cards(text)), Err(why), "{text}");
        }
    }

    /// All subsets of a hand that are legal discards, each once.
    fn brute(hand: &[Card]) -> Vec<Cards> {
        let mut found = Vec::new();
        for subset in 1u32..1 << hand.len() {
            let chosen: Vec<Card> = (0..hand.len())
                .filter(|place| subset >> place & 1 == 1)
                .map(|place| hand[place])
                .collect();
            if let Ok(cards) = Cards::new(&chosen)
                && !found.contains(&cards)
            {
                found.push(cards);
            }
        }
        found
    }

    #[test]
    fn the_discards_of_a_hand_are_all_and_each_once() {
        for text in [
            "AS",
            "AS 2S 3S 4S 5S 6S 7S",
            "2C 2C 2D 2D 2H 2H 2S",
            "9C 9D 9H 9S 10S JS QS",
            "AC AC 2C 2C 3C 3C KS",
            "4D 5D 6D 6H 6S 7D 8D",
        ] {
            let mut hand = cards(text);
            hand.sort_unstable();
            let mut listed = Vec::new();
            let all = brute(&hand);
            hand.reverse();
            discards(&hand, &mut |cards| listed.push(cards));
            assert!(all.len() >= hand.len() / 2, "{text}: {all:?}");
            assert_eq!(listed.len(), all.len(), "{text}: {listed:?} and {all:?}");
            assert!(all.iter().all(|cards| listed.contains(cards)));
        }
    }

    #[test]
    fn there_are_so_many_discards_and_each_has_a_notation() {
        let all: Vec<Cards> = every().collect();
        // With two packs each rank has 4 single cards, 10 pairs, 16 threes and 19 fours; each suit has 11 runs.
        assert_eq!(all.len(), 13 * (4 + 10 + 16 + 19) + 4 * 11);
        for cards in &all {
            assert_eq!(cards.to_string().parse(), Ok(*cards));
        }
        for text in [
            "",
            " ",
            "7H 7D",
            "7D  7H",
            "2S 3S",
            "7D 7H 7H 7H 7S",
            "7D,7H",
        ] {
            assert!(text.parse::<Cards>().is_err(), "{text:?}");
        }
    }
}
