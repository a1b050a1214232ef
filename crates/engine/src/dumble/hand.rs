//! A hand: cards, and which of them everybody knows to be there.

use super::card::{Bag, Card};

/// The most cards of a hand: those dealt.
pub const MOST: usize = 7;

/// A place of a hand in a byte, so that hands can be sorted and compared as
/// they are: the card's index, [`HIDDEN`] for one that a view does not show, or
/// [`FREE`]; plus [`KNOWN`] if everybody saw it taken.
type Place = u8;

/// A card that is there, and that a view does not show.
const HIDDEN: Place = 62;
/// No card.
const FREE: Place = 63;
/// Everybody saw the card taken from the discards.
const KNOWN: Place = 64;

/// Up to seven cards, in the order of their indices; of two equal cards the one
/// that everybody knows comes last.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u8; MOST]", into = "[u8; MOST]")
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
        self.0
            .iter()
            .filter_map(|place| Card::from_index((place & !KNOWN).into()))
    }

    /// The cards, those that are not shown as `None`, and whether everybody
    /// knows each.
    pub(super) fn places(&self) -> impl Iterator<Item = (Option<Card>, bool)> + Clone + '_ {
        let taken = self.0.iter().filter(|place| **place != FREE);
        taken.map(|place| {
            let card = Card::from_index((place & !KNOWN).into());
            (card, place & KNOWN != 0)
        })
    }

    /// The cards that everybody saw taken from the discards.
    pub fn known(&self) -> Bag {
        let known = self.0.iter().filter(|place| **place & KNOWN != 0);
        known
            .filter_map(|place| Card::from_index((place & !KNOWN).into()))
            .collect()
    }

    /// How many cards are there that not everybody knows.
    pub fn unknown(&self) -> usize {
        let unknown = |place: &&Place| **place != FREE && **place & KNOWN == 0;
        self.0.iter().filter(unknown).count()
    }

    /// The points of the hand, up to 70.
    pub fn points(&self) -> u8 {
        self.cards().map(Card::points).sum()
    }

    /// All cards that are shown, as a bag.
    pub fn bag(&self) -> Bag {
        self.cards().collect()
    }

    /// With one more card, which everybody knows or not; `None` if there are
    /// seven already.
    #[must_use]
    pub(super) fn with(mut self, card: Card, known: bool) -> Option<Hand> {
        let flag = if known { KNOWN } else { 0 };
        self.put(card.index() as u8 | flag).then_some(self)
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
            .sort_unstable_by_key(|place| (place & !KNOWN, *place));
    }

    /// With one less of a card, of two equal ones that which everybody knows;
    /// `None` if it is not there.
    #[must_use]
    pub(super) fn without(mut self, card: Card) -> Option<Hand> {
        let index = card.index() as u8;
        let is_it = |place: &Place| place & !KNOWN == index;
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
                *place = HIDDEN;
            }
        }
        self.sort();
        self
    }

    /// With these cards in the place of hidden ones, as many as there are.
    #[must_use]
    pub(super) fn unveiled(mut self, cards: &mut impl Iterator<Item = Card>) -> Hand {
        for place in &mut self.0 {
            if *place == HIDDEN
                && let Some(card) = cards.next()
            {
                *place = card.index() as u8;
            }
        }
        self.sort();
        self
    }

    /// Whether there is a card that is not shown.
    pub(super) fn has_hidden(&self) -> bool {
        self.0.contains(&HIDDEN)
    }
}

impl From<Hand> for [u8; MOST] {
    fn from(hand: Hand) -> [u8; MOST] {
        hand.0
    }
}

impl TryFrom<[u8; MOST]> for Hand {
    type Error = &'static str;

    fn try_from(places: [u8; MOST]) -> Result<Hand, Self::Error> {
        let is_card = |place: u8| Card::from_index((place & !KNOWN).into()).is_some();
        let fits = |place: &u8| {
            *place == HIDDEN || *place == FREE || (*place < 2 * KNOWN && is_card(*place))
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
        let hand = Hand::default().with(card("KS"), false).unwrap();
        let hand = hand.with(card("AS"), false).unwrap();
        let hand = hand.with(card("AS"), true).unwrap();
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
        let hand = Hand::default().with(card("KS"), true).unwrap();
        let hand = hand.with(card("AS"), false).unwrap();
        let veiled = hand.veiled();
        assert_eq!(veiled.cards().collect::<Vec<_>>(), [card("KS")]);
        assert_eq!((veiled.len(), veiled.unknown()), (2, 1));
        assert_eq!(veiled.unveiled(&mut [card("AS")].into_iter()), hand);
    }
}
