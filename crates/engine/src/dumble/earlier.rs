//! What stays known when the pile becomes a new stock (Hidden information).
//!
//! A new stock is made when the stock is empty. At that moment, every card that is not public is in a hand, and
//! the new stock is the pile, whose cards everybody has seen. So a card that is drawn unseen is known to be one
//! of certain cards, by its age: the number of new stocks made since. All unseen cards of an age from 1 on are
//! in hands, in exactly as many places as there are cards; those of age 0 are in hands and in the stock.
//! Nothing else is known, and every arrangement is equally likely.
//!
//! With one pack a discard reveals its age, since there is only one of each card. With two packs, two equal
//! cards can have different ages, and nobody else knows which of them was discarded. From then on these ages
//! are merged: that forgets a little, but reveals nothing that was not seen.

use super::action::Illegal;
use super::card::{Bag, Card};
use super::hand::{HAND_SIZE, Hand};
use super::rules::MAX_PLAYERS;
use super::state::Dumble;
use crate::checked::{Validity, require};
use crate::seat::Seat;

impl Dumble {
    /// Makes a new stock of the pile, so that the age of all drawn cards grows by one. The stock is not stored,
    /// since it has the cards that are nowhere else; so no card has to be moved.
    pub(super) fn renew_stock(&mut self) {
        self.pile = Bag::EMPTY;
        for hand in &mut self.hands {
            *hand = hand.aged(|age| age.saturating_add(1));
        }
    }

    /// Removes a card from a hand; everybody sees it.
    pub(super) fn give_up(&mut self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let hand = self.hand(seat);
        let left = hand.without(card).ok_or(Illegal::NotInHand(card))?;
        if self.rules.packs() > 1 && hand.known().count(card) == 0 {
            self.forget_between(seat, card);
        }
        // The ages may have changed.
        self.hands[seat.index()] = self.hand(seat).without(card).unwrap_or(left);
        Ok(())
    }

    /// Merges the possible ages of a card that a seat is about to discard.
    fn forget_between(&mut self, seat: Seat, card: Card) {
        let possible = self.possible_ages(seat, card);
        let Some(latest) = possible.iter().copied().min() else {
            return;
        };
        for hand in &mut self.hands {
            *hand = hand.aged(|age| if possible.contains(&age) { latest } else { age });
        }
    }

    /// The possible ages of a card in a seat's hand, for somebody who sees no drawn card.
    pub(super) fn possible_ages(&self, seat: Seat, card: Card) -> Vec<u8> {
        let of_card = |hand: &Hand| {
            let places = hand.places();
            let drawn = places.filter(|(held, _)| *held == Some(card));
            drawn
                .filter_map(|(_, origin)| origin.age())
                .collect::<Vec<_>>()
        };
        let mut possible: Vec<u8> = self.hands.iter().flat_map(of_card).collect();
        if self.unseen().count(card) > 0 {
            possible.push(0);
        }
        let held: Vec<u8> = self.hand(seat).ages().collect();
        possible.retain(|age| held.contains(age));
        possible.sort_unstable();
        possible.dedup();
        possible
    }

    /// An age above 0 needs a used-up stock, which takes as many turns as the first stock had cards.
    pub(super) fn ages_fit(&self) -> Validity {
        let ages = self.hands.iter().flat_map(Hand::ages);
        let oldest = usize::from(ages.max().unwrap_or_default());
        let dealt = HAND_SIZE * self.playing().len() + 1;
        let first_stock = Bag::packs(self.rules.packs()).len() - dealt;
        let turn = usize::from(self.turn);
        // Each later stock has at least one card, which takes a turn as well.
        let fits = oldest == 0 || turn >= first_stock + oldest - 1;
        require(fits, "the stock has not been made anew so often")
    }
}

/// The cards of earlier stocks in the others' hands that a view does not show.
///
/// For each age, everybody knows which cards these are together, but not how they are distributed
/// over the hands with cards of this age.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "Vec<(u8, Card)>", into = "Vec<(u8, Card)>")
)]
pub(super) struct EarlierCards {
    /// The cards with their ages, ordered by age and then by card; only the first `count` are in use.
    cards: [(u8, Card); MAX_PLAYERS * HAND_SIZE],
    count: u8,
}

impl EarlierCards {
    /// Fills unused places.
    const NOTHING: (u8, Card) = (0, Card(0));

    /// The cards in some hands that come from an earlier stock and that not everybody knows.
    pub fn of<'a>(hands: impl Iterator<Item = &'a Hand>) -> EarlierCards {
        let mut earlier = EarlierCards::default();
        for (card, origin) in hands.flat_map(Hand::places) {
            if let (Some(card), Some(age @ 1..)) = (card, origin.age()) {
                earlier.cards[usize::from(earlier.count)] = (age, card);
                earlier.count += 1;
            }
        }
        earlier.cards[..usize::from(earlier.count)].sort_unstable();
        earlier
    }

    /// The cards with their ages, in order.
    pub fn as_slice(&self) -> &[(u8, Card)] {
        &self.cards[..usize::from(self.count)]
    }

    /// The cards of one age.
    pub fn of_age(&self, age: u8) -> Bag {
        let cards = self.as_slice().iter();
        let cards = cards.filter(|(of, _)| *of == age);
        cards.map(|(_, card)| *card).collect()
    }

    /// All cards.
    pub fn bag(&self) -> Bag {
        self.as_slice().iter().map(|(_, card)| *card).collect()
    }
}

impl Default for EarlierCards {
    /// No cards.
    fn default() -> EarlierCards {
        EarlierCards {
            cards: [EarlierCards::NOTHING; MAX_PLAYERS * HAND_SIZE],
            count: 0,
        }
    }
}

impl From<EarlierCards> for Vec<(u8, Card)> {
    fn from(earlier: EarlierCards) -> Vec<(u8, Card)> {
        earlier.as_slice().into()
    }
}

impl TryFrom<Vec<(u8, Card)>> for EarlierCards {
    type Error = &'static str;

    fn try_from(cards: Vec<(u8, Card)>) -> Result<EarlierCards, Self::Error> {
        let mut earlier = EarlierCards::default();
        if cards.len() > earlier.cards.len() {
            return Err("hands do not hold so many cards");
        }
        if !cards.is_sorted() || cards.iter().any(|(age, _)| *age == 0) {
            return Err("cards of earlier stocks are in order");
        }
        earlier.cards[..cards.len()].copy_from_slice(&cards);
        earlier.count = cards.len() as u8;
        Ok(earlier)
    }
}
