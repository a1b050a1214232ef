//! The order in which the cards of a hand are shown.

use engine::dumble::{Card, Hand};
use serde::{Deserialize, Serialize};

/// A card of a hand, distinguished from an equal card of the other pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct HeldCard {
    /// The card.
    pub card: Card,
    /// 0, or 1 for the second of two equal cards.
    pub copy: u8,
}

/// The order of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    /// By rank; cards of the same rank by suit.
    #[default]
    Rank,
    /// By suit; cards of the same suit by rank.
    Suit,
    /// The order into which the person has moved the cards.
    Own,
}

/// The cards of a hand, by rank.
pub fn held(hand: Hand) -> Vec<HeldCard> {
    let mut cards: Vec<HeldCard> = Vec::with_capacity(hand.len());
    for card in hand.cards() {
        let copy = cards.iter().filter(|other| other.card == card).count() as u8;
        cards.push(HeldCard { card, copy });
    }
    cards
}

/// The cards of a hand in this order. New cards come last in the person's `own` order.
pub fn arranged(hand: Hand, sort: Sort, own: &[HeldCard]) -> Vec<HeldCard> {
    let mut cards = held(hand);
    match sort {
        Sort::Rank => {}
        Sort::Suit => cards.sort_by_key(|held| (held.card.suit(), held.card.rank())),
        Sort::Own => {
            let place = |held: &HeldCard| own.iter().position(|other| other == held);
            cards.sort_by_key(|held| place(held).unwrap_or(own.len()));
        }
    }
    cards
}

/// The order after one card was moved to another place; a place beyond the end is the last.
pub fn moved(mut cards: Vec<HeldCard>, held: HeldCard, place: usize) -> Vec<HeldCard> {
    if let Some(from) = cards.iter().position(|other| *other == held) {
        let held = cards.remove(from);
        cards.insert(place.min(cards.len()), held);
    }
    cards
}

/// The place to which a drawn card comes in a hand in this order; one that is not known yet comes last.
pub fn place_of(card: Option<Card>, hand: &[HeldCard], sort: Sort) -> usize {
    let is_before = |held: &&HeldCard| match (sort, card) {
        (Sort::Rank, Some(card)) => held.card <= card,
        (Sort::Suit, Some(card)) => (held.card.suit(), held.card) <= (card.suit(), card),
        (Sort::Own, _) | (_, None) => true,
    };
    hand.iter().filter(is_before).count()
}

/// The places of these cards in a hand, in ascending order. Equal cards get different places.
pub fn places(hand: &[HeldCard], cards: &[Card]) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::new();
    for card in cards {
        let free = |place: &usize| hand[*place].card == *card && !places.contains(place);
        let found = (0..hand.len()).find(free);
        places.extend(found);
    }
    places.sort_unstable();
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        // A hand that was not dealt can only be decoded.
        let mut places: Vec<u16> = text
            .split(' ')
            .map(|card| card.parse::<Card>().unwrap().index() as u16)
            .collect();
        places.sort_unstable();
        places.resize(7, 63);
        <[u16; 7]>::try_from(places).unwrap().try_into().unwrap()
    }

    fn text(cards: &[HeldCard]) -> String {
        let cards: Vec<String> = cards.iter().map(|held| held.card.to_string()).collect();
        cards.join(" ")
    }

    #[test]
    fn a_hand_is_sorted_by_rank_or_by_suit() {
        let hand = hand("KS 2H 2C 10H AS");
        assert_eq!(text(&arranged(hand, Sort::Rank, &[])), "AS 2C 2H 10H KS");
        assert_eq!(text(&arranged(hand, Sort::Suit, &[])), "2C 2H 10H AS KS");
    }

    #[test]
    fn an_order_of_ones_own_stays_and_new_cards_come_last() {
        let before = held(hand("2C 5D KS"));
        let own = moved(before.clone(), before[2], 0);
        assert_eq!(text(&own), "KS 2C 5D");
        let after = arranged(hand("2C KS AS 3D"), Sort::Own, &own);
        assert_eq!(text(&after), "KS 2C AS 3D");
        assert_eq!(text(&moved(own, before[0], 99)), "KS 5D 2C");
    }

    #[test]
    fn a_drawn_card_comes_to_where_it_is_sorted() {
        let before = "2C 2H 7D 10H KS";
        for drawn in ["AS", "2D", "2H", "7D", "8C", "KS"] {
            let card = Some(drawn.parse().unwrap());
            for sort in [Sort::Rank, Sort::Suit] {
                let own = arranged(hand(before), sort, &[]);
                let mut then: Vec<String> = own.iter().map(|held| held.card.to_string()).collect();
                then.insert(place_of(card, &own, sort), drawn.to_owned());
                let after = arranged(hand(&format!("{before} {drawn}")), sort, &[]);
                assert_eq!(then.join(" "), text(&after));
            }
        }
        let own = held(hand(before));
        assert_eq!(place_of(Some(own[0].card), &own, Sort::Own), 5);
        assert_eq!(place_of(None, &own, Sort::Rank), 5);
    }

    #[test]
    fn equal_cards_are_told_apart() {
        let cards = held(hand("7D 7D 8C"));
        assert_eq!(cards[0].card, cards[1].card);
        assert_ne!(cards[0], cards[1]);
        let own = moved(cards.clone(), cards[1], 0);
        assert_eq!(arranged(hand("7D 7D 8C"), Sort::Own, &own), own);
    }
}
