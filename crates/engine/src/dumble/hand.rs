//! A hand: its cards, which of them everybody knows, and from which stock the others came.

use super::card::{Bag, Card};

/// The most cards of a hand: those dealt.
pub const MOST: usize = 7;

/// A place of a hand in a number, so that hands can be sorted and compared as
/// they are: the card's index, [`HIDDEN`] for one that a view does not show, or
/// [`FREE`]; plus [`KNOWN`] if everybody saw it taken, or else its age from
/// [`AGE`] on.
type Place = u16;

/// A card that is there, and that a view does not show.
const HIDDEN: Place = 62;
/// No card.
const FREE: Place = 63;
/// Everybody saw the card taken from the discards.
const KNOWN: Place = 64;
/// The bits that tell the card.
const CARD: Place = 63;
/// The lowest bit of a card's age.
const AGE: u32 = 8;

/// Up to seven cards, in the order of their indices; of two equal cards the one
/// that everybody knows comes last.
///
/// A card that not everybody knows has an *age*: how many times the stock has
/// been made anew since the card was drawn or dealt (at most 255). Everybody
/// knows the ages, for everybody sees when somebody draws. With two packs, a
/// discard may not tell the age of the card that goes; from then on, the ages it
/// can have had are taken as the lowest of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u16; MOST]", into = "[u16; MOST]")
)]
pub struct Hand([Place; MOST]);

impl Default for Hand {
    fn default() -> Self {
        Hand([FREE; MOST])
    }
}

impl Hand {
    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.iter().filter(|place| **place != FREE).count()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards that are shown, in order: all of them, but in a view of
    /// another's hand.
    pub fn cards(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.0.iter().filter_map(|place| card_of(*place))
    }

    /// The cards, those that are not shown as `None`, and how everybody knows
    /// each.
    pub(super) fn places(&self) -> impl Iterator<Item = (Option<Card>, Seen)> + Clone + '_ {
        let taken = self.0.iter().filter(|place| **place != FREE);
        taken.map(|place| (card_of(*place), seen_of(*place)))
    }

    /// The cards that everybody saw taken from the discards.
    pub fn known(&self) -> Bag {
        let known = self.0.iter().filter(|place| **place & KNOWN != 0);
        known.filter_map(|place| card_of(*place)).collect()
    }

    /// How many cards are there that not everybody knows.
    pub fn unknown(&self) -> usize {
        self.ages().count()
    }

    /// The ages of the cards that not everybody knows (see [`Hand`]), in no
    /// particular order.
    pub fn ages(&self) -> impl Iterator<Item = u8> + Clone + '_ {
        self.places().filter_map(|(_, seen)| seen.age())
    }

    /// How many cards of an age there are that not everybody knows.
    pub fn unknown_of(&self, age: u8) -> usize {
        self.ages().filter(|of| *of == age).count()
    }

    /// The points of the hand, up to 70.
    pub fn points(&self) -> u8 {
        self.cards().map(Card::points).sum()
    }

    /// All cards that are shown, as a bag.
    pub fn bag(&self) -> Bag {
        self.cards().collect()
    }

    /// With one more card; `None` if there are seven already.
    #[must_use]
    pub(super) fn with(mut self, card: Card, seen: Seen) -> Option<Hand> {
        let flags = match seen {
            Seen::Taken => KNOWN,
            Seen::Drawn { age } => Place::from(age) << AGE,
        };
        self.put(card.index() as Place | flags).then_some(self)
    }

    fn put(&mut self, place: Place) -> bool {
        let last = &mut self.0[MOST - 1];
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

    /// With one less of a card, of two equal ones that which everybody knows;
    /// `None` if it is not there.
    #[must_use]
    pub(super) fn without(mut self, card: Card) -> Option<Hand> {
        let is_it = |place: &Place| card_of(*place) == Some(card);
        let place = self.0.iter().rposition(is_it)?;
        self.0[place] = FREE;
        self.sort();
        Some(self)
    }

    /// With the cards that not everybody knows hidden.
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

    /// With what `draw` gives for their ages in the place of hidden cards.
    #[must_use]
    pub(super) fn unveiled(mut self, draw: &mut impl FnMut(u8) -> Option<Card>) -> Hand {
        for place in &mut self.0 {
            if *place & CARD == HIDDEN
                && let Some(card) = seen_of(*place).age().and_then(&mut *draw)
            {
                *place = *place & !CARD | card.index() as Place;
            }
        }
        self.sort();
        self
    }

    /// With other ages.
    #[must_use]
    pub(super) fn aged(mut self, age: impl Fn(u8) -> u8) -> Hand {
        for place in &mut self.0 {
            if *place != FREE
                && let Seen::Drawn { age: before } = seen_of(*place)
            {
                *place = *place & CARD | Place::from(age(before)) << AGE;
            }
        }
        self.sort();
        self
    }

    /// Whether there is a card that is not shown.
    pub(super) fn has_hidden(&self) -> bool {
        self.0.iter().any(|place| *place & CARD == HIDDEN)
    }
}

/// How a card came into a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seen {
    /// Everybody saw it taken from the discards.
    Taken,
    /// From the stock.
    Drawn {
        /// How many times the stock has been made anew since.
        age: u8,
    },
}

impl Seen {
    /// From the present stock, or dealt.
    pub const NEW: Seen = Seen::Drawn { age: 0 };

    /// Its age, if it was drawn.
    pub fn age(self) -> Option<u8> {
        match self {
            Seen::Taken => None,
            Seen::Drawn { age } => Some(age),
        }
    }
}

/// The card at a place that shows one.
fn card_of(place: Place) -> Option<Card> {
    Card::from_index((place & CARD).into())
}

/// How what is at a place, which is not free, came there.
fn seen_of(place: Place) -> Seen {
    match place & KNOWN {
        0 => Seen::Drawn {
            age: (place >> AGE) as u8,
        },
        _ => Seen::Taken,
    }
}

impl From<Hand> for [Place; MOST] {
    fn from(hand: Hand) -> [Place; MOST] {
        hand.0
    }
}

impl TryFrom<[Place; MOST]> for Hand {
    type Error = &'static str;

    fn try_from(places: [Place; MOST]) -> Result<Hand, Self::Error> {
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
        // A bag leaves out the third of a card.
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
        let hand = Hand::default().with(card("KS"), Seen::NEW).unwrap();
        let hand = hand.with(card("AS"), Seen::NEW).unwrap();
        let hand = hand.with(card("AS"), Seen::Taken).unwrap();
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
        let hand = Hand::default().with(card("KS"), Seen::Taken).unwrap();
        let hand = hand.with(card("AS"), Seen::NEW).unwrap();
        let veiled = hand.veiled();
        assert_eq!(veiled.cards().collect::<Vec<_>>(), [card("KS")]);
        assert_eq!((veiled.len(), veiled.unknown()), (2, 1));
        assert_eq!(veiled.unveiled(&mut |_| Some(card("AS"))), hand);
    }
}
