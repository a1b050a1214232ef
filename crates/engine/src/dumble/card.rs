//! Cards and bags of cards.

use core::fmt;
use core::str::FromStr;

use crate::notation::debug_as_display;

/// The number of cards of a pack.
pub const PACK: usize = 52;
/// The number of ranks of a suit.
pub const RANKS: usize = 13;
/// The number of suits of a pack.
pub const SUITS: usize = 4;

/// A card. Two packs have two of each.
///
/// Its notation is its rank and its suit, like `10H` or `AS`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct Card(pub(super) u8);

/// A rank: ace, 2 to 10, jack, queen, king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// A suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
}

const RANK_NAMES: [&str; RANKS] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];
const SUIT_NAMES: [char; SUITS] = ['C', 'D', 'H', 'S'];

impl Suit {
    /// All suits.
    pub const ALL: [Suit; SUITS] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
}

impl Rank {
    /// All ranks, the ace first.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + ExactSizeIterator + Clone {
        (0..RANKS as u8).map(Rank)
    }

    /// The index, from 0 for the ace to 12 for the king.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(RANK_NAMES[self.index()])
    }
}

impl Card {
    /// The card of a rank and a suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(rank.0 * SUITS as u8 + suit as u8)
    }

    /// The card with this index, from 0 to 51: ordered by rank, then by suit.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < PACK {
            Some(Card(index as u8))
        } else {
            None
        }
    }

    /// All cards of a pack.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..PACK as u8).map(Card)
    }

    /// The index (see [`Card::from_index`]).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The rank.
    pub const fn rank(self) -> Rank {
        Rank(self.0 / SUITS as u8)
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.index() % SUITS]
    }

    /// The points of the card in a hand (Material): 1 for an ace, 10 for a jack, queen or king, the number for
    /// others.
    pub const fn points(self) -> u8 {
        let number = self.rank().0 + 1;
        if number < 10 { number } else { 10 }
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Card::from_index(index.into()).ok_or("a pack has 52 cards")
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), SUIT_NAMES[self.suit() as usize])
    }
}

debug_as_display!(Rank, Card);

impl FromStr for Card {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "a card is written as its rank and suit, like 10H or AS";
        let suit = text.chars().next_back().ok_or(WRONG)?;
        let rank = &text[..text.len() - suit.len_utf8()];
        let suit = SUIT_NAMES.iter().position(|name| *name == suit);
        let rank = RANK_NAMES.iter().position(|name| *name == rank);
        let (rank, suit) = rank.zip(suit).ok_or(WRONG)?;
        Ok(Card((rank * SUITS + suit) as u8))
    }
}

/// A bag (multiset) of cards of one or two packs: up to two of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "(u64, u64)", into = "(u64, u64)")
)]
pub struct Bag {
    /// The cards of which there is at least one, as bits by index.
    pub(super) once: u64,
    /// The cards of which there are two, as bits by index.
    pub(super) twice: u64,
}

impl Bag {
    /// The empty bag.
    pub const EMPTY: Bag = Bag { once: 0, twice: 0 };

    /// One or two whole packs.
    pub const fn packs(packs: u8) -> Bag {
        let all = (1 << PACK) - 1;
        Bag {
            once: all,
            twice: if packs > 1 { all } else { 0 },
        }
    }

    /// A bag with one card.
    pub(super) const fn only(card: Card) -> Bag {
        Bag {
            once: 1 << card.0,
            twice: 0,
        }
    }

    /// The number of copies of a card, 0 to 2.
    pub const fn count(self, card: Card) -> u8 {
        let bit = 1 << card.0;
        (self.once & bit != 0) as u8 + (self.twice & bit != 0) as u8
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether the bag is empty.
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// The bag with one more of a card; `None` if it has two already.
    #[must_use]
    pub const fn with(self, card: Card) -> Option<Bag> {
        let bit = 1 << card.0;
        if self.twice & bit != 0 {
            None
        } else if self.once & bit != 0 {
            Some(Bag {
                twice: self.twice | bit,
                ..self
            })
        } else {
            Some(Bag {
                once: self.once | bit,
                ..self
            })
        }
    }

    /// The bag with one less of a card; `None` if it has none.
    #[must_use]
    pub const fn without(self, card: Card) -> Option<Bag> {
        let bit = 1 << card.0;
        if self.twice & bit != 0 {
            Some(Bag {
                twice: self.twice & !bit,
                ..self
            })
        } else if self.once & bit != 0 {
            Some(Bag {
                once: self.once & !bit,
                ..self
            })
        } else {
            None
        }
    }

    /// The bag without all cards of another bag; `None` if it does not have all of them.
    pub fn minus(self, other: Bag) -> Option<Bag> {
        other.is_within(self).then(|| self.minus_known(other))
    }

    /// Whether another bag has at least as many of every card.
    const fn is_within(self, other: Bag) -> bool {
        self.once & !other.once == 0 && self.twice & !other.twice == 0
    }

    /// Both bags together; `None` if that is more than two of a card.
    pub fn plus(self, other: Bag) -> Option<Bag> {
        let thrice = self.twice & other.once | self.once & other.twice;
        (thrice == 0).then(|| self.plus_known(other))
    }

    /// As [`Bag::minus`], but cards that this bag does not have are ignored.
    #[inline]
    pub(super) const fn minus_known(self, other: Bag) -> Bag {
        // Of two equal cards, one stays only if the other bag has exactly one.
        let stays = self.twice & !other.once;
        let halved = self.twice & other.once & !other.twice;
        Bag {
            once: self.once & !other.once | halved,
            twice: stays,
        }
    }

    /// As [`Bag::plus`], but a third copy of a card is left out.
    #[inline]
    pub(super) const fn plus_known(self, other: Bag) -> Bag {
        Bag {
            once: self.once | other.once,
            twice: self.twice | other.twice | self.once & other.once,
        }
    }

    /// All cards in the order of their indices; a card that is there twice comes twice.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Iter(self)
    }

    /// The card at a place in the order of [`Bag::iter`].
    pub fn nth(self, place: usize) -> Option<Card> {
        self.iter().nth(place)
    }
}

impl FromIterator<Card> for Bag {
    /// A third copy of a card is left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let cards = cards.into_iter().map(Bag::only);
        cards.fold(Bag::EMPTY, Bag::plus_known)
    }
}

/// Iterates over the cards of a bag, in order.
#[derive(Clone)]
struct Iter(Bag);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = Card::from_index(self.0.once.trailing_zeros() as usize)?;
        self.0 = self.0.minus_known(Bag::only(card));
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl From<Bag> for (u64, u64) {
    fn from(bag: Bag) -> (u64, u64) {
        (bag.once, bag.twice)
    }
}

impl TryFrom<(u64, u64)> for Bag {
    type Error = &'static str;

    fn try_from((once, twice): (u64, u64)) -> Result<Bag, Self::Error> {
        let fits = once >> PACK == 0 && twice & !once == 0;
        fits.then_some(Bag { once, twice }).ok_or("no bag of cards")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_a_notation_and_points() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.rank(), card.suit()), card);
        }
        let points = |text: &str| text.parse::<Card>().unwrap().points();
        assert_eq!(
            ["AS", "2C", "9D", "10H", "JH", "QC", "KS"].map(points),
            [1, 2, 9, 10, 10, 10, 10]
        );
        for text in ["", "A", "1S", "S", "11H", "10h", "AS ", "é"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }

    #[test]
    fn bags_count_up_to_two_of_each() {
        let card = "7D".parse::<Card>().unwrap();
        let one = Bag::EMPTY.with(card).unwrap();
        let two = one.with(card).unwrap();
        assert_eq!(
            (one.count(card), two.count(card), two.with(card)),
            (1, 2, None)
        );
        assert_eq!(two.without(card), Some(one));
        assert_eq!(Bag::EMPTY.without(card), None);
        assert_eq!(Bag::packs(1).len(), 52);
        assert_eq!(Bag::packs(2).minus(two).unwrap().len(), 102);
        assert_eq!(Bag::packs(2).iter().count(), 104);
        assert_eq!(one.plus(one), Some(two));
    }
}
