//! A hand: its cards, which of them everybody knows, and the ages of the others.

use super::card::{Bag, Card};

/// The most cards in a hand: the number that is dealt.
pub const HAND_SIZE: usize = 7;

/// A card of a hand, packed into a number so that hands can be sorted and compared directly: the card's index,
/// [`HIDDEN`] for a card that a view does not show, or [`FREE`] for no card; plus [`KNOWN`] if everybody saw
/// the card taken, or else its age, from bit [`AGE`] on.
type Place = u16;

/// A card that a view does not show.
const HIDDEN: Place = 62;
/// No card.
const FREE: Place = 63;
/// The flag of a card that everybody saw taken from the discards.
const KNOWN: Place = 64;
/// The bits with the card.
const CARD: Place = 63;
/// The lowest bit of a card's age.
const AGE: u32 = 8;

/// Up to seven cards, in the order of their indices. Of two equal cards, the one that everybody knows comes
/// last.
///
/// A card that not everybody knows has an *age*: the number of new stocks made since it was drawn or dealt (at
/// most 255). Everybody knows the ages, since everybody sees who draws when. With two packs, a discard may not
/// reveal the age of the discarded card; from then on, its possible ages are merged into the lowest of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u16; HAND_SIZE]", into = "[u16; HAND_SIZE]")
)]
pub struct Hand([Place; HAND_SIZE]);

impl Default for Hand {
    fn default() -> Self {
        Hand([FREE; HAND_SIZE])
    }
}

impl Hand {
    /// The number of cards.
    pub fn len(&self) -> usize {
        self.0.iter().filter(|place| **place != FREE).count()
    }

    /// Whether the hand has no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that are shown, in order: all of them, except in a view of another seat's hand.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.0.iter().filter_map(|place| card_of(*place))
    }

    /// All cards, with `None` for a card that is not shown, and how each came into the hand.
    pub(super) fn places(&self) -> impl Iterator<Item = (Option<Card>, Origin)> + Clone + '_ {
        let taken = self.0.iter().filter(|place| **place != FREE);
        taken.map(|place| (card_of(*place), origin_of(*place)))
    }

    /// The cards that everybody saw taken from the discards.
    pub fn known(&self) -> Bag {
        let known = self.0.iter().filter(|place| **place & KNOWN != 0);
        known.filter_map(|place| card_of(*place)).collect()
    }

    /// The number of cards that not everybody knows.
    pub fn unknown(&self) -> usize {
        self.ages().count()
    }

    /// The ages of the cards that not everybody knows (see [`Hand`]), in unspecified order.
    pub fn ages(&self) -> impl Iterator<Item = u8> + Clone + '_ {
        self.places().filter_map(|(_, origin)| origin.age())
    }

    /// The number of cards of this age that not everybody knows.
    pub fn unknown_of(&self, age: u8) -> usize {
        self.ages().filter(|of| *of == age).count()
    }

    /// The points of the hand, up to 70.
    pub fn points(&self) -> u8 {
        self.cards().map(Card::points).sum()
    }

    /// The cards that are shown, as a bag.
    pub fn bag(&self) -> Bag {
        self.cards().collect()
    }

    /// The hand with one more card; `None` if it has seven already.
    #[must_use]
    pub(super) fn with(mut self, card: Card, origin: Origin) -> Option<Hand> {
        let flags = match origin {
            Origin::Taken => KNOWN,
            Origin::Drawn { age } => Place::from(age) << AGE,
        };
        self.put(card.index() as Place | flags).then_some(self)
    }

    fn put(&mut self, place: Place) -> bool {
        let last = &mut self.0[HAND_SIZE - 1];
        if *last != FREE {
            return false;
        }
        *last = place;
        self.sort();
        true
    }

    fn sort(&mut self) {
        self.0
            .sort_unstable_by_key(|place| (place & CARD, place & KNOWN, *place));
    }

    /// The hand with one less of a card; `None` if it does not have it. Of two equal cards, removes the one
    /// that everybody knows.
    #[must_use]
    pub(super) fn without(mut self, card: Card) -> Option<Hand> {
        let is_it = |place: &Place| card_of(*place) == Some(card);
        let place = self.0.iter().rposition(is_it)?;
        self.0[place] = FREE;
        self.sort();
        Some(self)
    }

    /// The hand with the cards hidden that not everybody knows.
    #[must_use]
    pub(super) fn veiled(mut self) -> Hand {
        for place in &mut self.0 {
            if *place != FREE && *place & KNOWN == 0 {
                *place = *place & !CARD | HIDDEN;
            }
        }
        self.sort();
        self
    }

    /// The hand with each hidden card replaced by what `draw` returns for its age.
    #[must_use]
    pub(super) fn unveiled(mut self, draw: &mut impl FnMut(u8) -> Option<Card>) -> Hand {
        for place in &mut self.0 {
            if *place & CARD == HIDDEN
                && let Some(card) = origin_of(*place).age().and_then(&mut *draw)
            {
                *place = *place & !CARD | card.index() as Place;
            }
        }
        self.sort();
        self
    }

    /// The hand with the ages changed by `age`.
    #[must_use]
    pub(super) fn aged(mut self, age: impl Fn(u8) -> u8) -> Hand {
        for place in &mut self.0 {
            if *place != FREE
                && let Origin::Drawn { age: before } = origin_of(*place)
            {
                *place = *place & CARD | Place::from(age(before)) << AGE;
            }
        }
        self.sort();
        self
    }

    /// Whether the hand has a hidden card.
    pub(super) fn has_hidden(&self) -> bool {
        self.0.iter().any(|place| *place & CARD == HIDDEN)
    }
}

/// How a card came into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// Everybody saw it taken from the discards.
    Taken,
    /// Drawn from the stock, or dealt.
    Drawn {
        /// The number of new stocks made since.
        age: u8,
    },
}

impl Origin {
    /// Drawn from the present stock, or dealt with it.
    pub const NEW: Origin = Origin::Drawn { age: 0 };

    /// The age of a drawn card.
    pub fn age(self) -> Option<u8> {
        match self {
            Origin::Taken => None,
            Origin::Drawn { age } => Some(age),
        }
    }
}

/// The card at a place; `None` if it is hidden or there is none.
fn card_of(place: Place) -> Option<Card> {
    Card::from_index((place & CARD).into())
}

/// How the card at a place came into the hand. The place must not be free.
fn origin_of(place: Place) -> Origin {
    match place & KNOWN {
        0 => Origin::Drawn {
            age: (place >> AGE) as u8,
        },
        _ => Origin::Taken,
    }
}

impl From<Hand> for [Place; HAND_SIZE] {
    fn from(hand: Hand) -> [Place; HAND_SIZE] {
        hand.0
    }
}

impl TryFrom<[Place; HAND_SIZE]> for Hand {
    type Error = &'static str;

    fn try_from(places: [Place; HAND_SIZE]) -> Result<Hand, Self::Error> {
        let fits = |place: &Place| {
            let drawn = *place >> AGE << AGE | *place & CARD == *place;
            let taken = *place & !CARD == KNOWN && card_of(*place).is_some();
            let is_there = card_of(*place).is_some() || *place & CARD == HIDDEN;
            *place == FREE || taken || (drawn && is_there)
        };
        let mut sorted = Hand(places);
        sorted.sort();
        let fits = places.iter().all(fits) && sorted.0 == places;
        let bag = Hand(places).bag();
        // A bag leaves out a third copy of a card.
        (fits && bag.len() == Hand(places).cards().count())
            .then_some(Hand(places))
            .ok_or("a hand is up to seven cards in order")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn hands_keep_order_and_the_known_card_goes_first() {
        let hand = Hand::default().with(card("KS"), Origin::NEW).unwrap();
        let hand = hand.with(card("AS"), Origin::NEW).unwrap();
        let hand = hand.with(card("AS"), Origin::Taken).unwrap();
        let cards: Vec<String> = hand.cards().map(|card| card.to_string()).collect();
        assert_eq!(cards, ["AS", "AS", "KS"]);
        assert_eq!((hand.len(), hand.unknown(), hand.points()), (3, 2, 12));
        assert_eq!(hand.known().iter().collect::<Vec<_>>(), [card("AS")]);
        let after = hand.without(card("AS")).unwrap();
        assert!(after.known().is_empty() && after.len() == 2);
        assert_eq!(after.without(card("2C")), None);
    }

    #[test]
    fn a_veiled_hand_shows_what_everybody_knows_and_nothing_else() {
        let hand = Hand::default().with(card("KS"), Origin::Taken).unwrap();
        let hand = hand.with(card("AS"), Origin::NEW).unwrap();
        let veiled = hand.veiled();
        assert_eq!(veiled.cards().collect::<Vec<_>>(), [card("KS")]);
        assert_eq!((veiled.len(), veiled.unknown()), (2, 1));
        assert_eq!(veiled.unveiled(&mut |_| Some(card("AS"))), hand);
    }
}
