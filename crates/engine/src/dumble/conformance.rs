//! What the conformance suite has to know of Dumble.

use rand_core::Rng;

use super::action::{Action, Event};
use super::card::{Bag, Card};
use super::hand::Hand;
use super::rules::{MAX_PLAYERS, MIN_PLAYERS, Rules};
use super::set::every;
use super::state::{Dumble, Step};
use crate::conformance::{Conformable, Guess};
use crate::game::Game;
use crate::luck::below;
use crate::seat::Seat;

impl Conformable for Dumble {
    // No rule ends a match: but who plays at random announces before long.
    const LONGEST: usize = 30_000;

    fn playable() -> Vec<Rules> {
        let players = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
        players.map(|players| Rules { players }).collect()
    }

    fn unplayable() -> Vec<Rules> {
        [0, 1, 9, 255].map(|players| Rules { players }).into()
    }

    fn conceivable_actions() -> Vec<Action> {
        let discards = every().map(Action::Discard);
        let takes = Card::all().map(Action::Take);
        [Action::Stock, Action::Dumble]
            .into_iter()
            .chain(takes)
            .chain(discards)
            .collect()
    }

    fn conceivable_events() -> Vec<Event> {
        let firsts = Seat::all(MAX_PLAYERS).map(Event::First);
        firsts.chain(Card::all().map(Event::Card)).collect()
    }

    fn malformed() -> &'static [&'static str] {
        &[
            "", "Stock", "stock ", "take", "take 7", "take 7d", "dumble!", "7D 7D 7D", "7H 7D",
            "7D  7H", "2S 3S", "first", "first 0", "first 9", "1C", "10", "é",
        ]
    }

    fn scrambled(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Dumble {
        let mut state = *self;
        if matches!(self.step, Step::Over(_)) {
            return state;
        }
        let others = || Seat::all(self.seats()).filter(|seat| Some(*seat) != viewer);
        let mut pool: Vec<Card> = self.unseen().iter().collect();
        for seat in others() {
            let hand = self.hand(seat);
            pool.extend(
                hand.bag()
                    .minus(hand.known())
                    .into_iter()
                    .flat_map(Bag::iter),
            );
        }
        for seat in others() {
            let known = self.hand(seat).known().iter();
            let mut hand = known.fold(Hand::default(), |hand, card| {
                hand.with(card, true).expect("it was in the hand before")
            });
            for _ in 0..self.hand(seat).unknown() {
                let place = below(rng, pool.len() as u32) as usize;
                let card = pool.swap_remove(place);
                hand = hand.with(card, false).expect("as many as before");
            }
            state.hands[seat.index()] = hand;
        }
        state
    }

    fn guesses() -> Vec<Guess<Dumble>> {
        let state = late();
        let (own, other) = (Seat::FIRST, Seat::FIRST.next(2));
        let unseen: Vec<Card> = state.view(Some(own)).open().unseen().iter().collect();
        let mut could_be = Vec::new();
        for (place, one) in unseen.iter().enumerate() {
            for two in &unseen[place + 1..] {
                let mut possible = state;
                possible.hands[other.index()] =
                    hand(&[(*one, false), (*two, false), (KNOWN, true)]);
                could_be.push((possible, 1.0));
            }
        }
        vec![Guess {
            state,
            viewer: Some(own),
            could_be,
        }]
    }
}

/// A card that everybody saw the second seat take.
const KNOWN: Card = match Card::from_index(20) {
    Some(card) => card,
    None => unreachable!(),
};

fn hand(cards: &[(Card, bool)]) -> Hand {
    cards.iter().fold(Hand::default(), |hand, (card, known)| {
        hand.with(*card, *known).expect("a hand has room for seven")
    })
}

/// A position of two in which nearly all cards lie open: the second seat holds
/// two of five that do not, and one that everybody knows.
fn late() -> Dumble {
    let card = |index| Card::from_index(index).expect("a pack has 52 cards");
    let own = hand(&[(card(0), false), (card(5), false)]);
    let other = hand(&[(card(9), false), (card(30), false), (KNOWN, true)]);
    let stock = [1, 17, 50].map(card);
    let latest: Bag = [card(40)].into_iter().collect();
    let is_elsewhere = |card: &Card| {
        let hands = own.bag().count(*card) + other.bag().count(*card) + latest.count(*card);
        hands > 0 || stock.contains(card)
    };
    let new = Dumble::new(&Rules { players: 2 }).expect("two can play");
    let mut state = Dumble {
        pile: Card::all().filter(|card| !is_elsewhere(card)).collect(),
        latest,
        step: Step::Play(Seat::FIRST),
        turn: 60,
        ..new
    };
    state.hands[0] = own;
    state.hands[1] = other;
    state
}
