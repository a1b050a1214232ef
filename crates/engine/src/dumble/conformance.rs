//! What the conformance suite needs to know about Dumble.

use rand_core::Rng;

use super::action::{Action, Event};
use super::card::{Bag, Card};
use super::hand::{Hand, Origin};
use super::rules::{MAX_PLAYERS, MIN_PLAYERS, Rules};
use super::set::every;
use super::state::{Dumble, Step};
use crate::conformance::{Conformable, Guess};
use crate::game::Game;
use crate::log::Entry;
use crate::luck::below;
use crate::play::Match;
use crate::seat::Seat;

impl Conformable for Dumble {
    // No rule ends a match, but players at random announce Dumble before long.
    const MAX_LOG: usize = 30_000;

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

    fn with_hidden_drawn_anew(&self, viewer: Option<Seat>, rng: &mut impl Rng) -> Dumble {
        let mut state = *self;
        if matches!(self.step, Step::Over(_)) {
            return state;
        }
        let others = || Seat::all(self.seats()).filter(|seat| Some(*seat) != viewer);
        // Cards of the same age are exchangeable.
        let mut drawn: Vec<(u8, Card)> = self.unseen().iter().map(|card| (0, card)).collect();
        for seat in others() {
            let hand = self.hand(seat);
            drawn.extend(
                hand.places()
                    .filter_map(|(card, origin)| origin.age().zip(card)),
            );
        }
        for seat in others() {
            let mut hand = Hand::default();
            for (card, origin) in self.hand(seat).places() {
                let card = match origin {
                    Origin::Taken => card,
                    Origin::Drawn { age } => {
                        let alike = || (0..drawn.len()).filter(|place| drawn[*place].0 == age);
                        let place = below(rng, alike().count() as u32) as usize;
                        let place = alike().nth(place);
                        place.map(|place| drawn.swap_remove(place).1)
                    }
                };
                let more = card.and_then(|card| hand.with(card, origin));
                hand = more.expect("as many of each as before");
            }
            state.hands[seat.index()] = hand;
        }
        state
    }

    /// `None` after a discard whose age cannot be told.
    fn log_with_hidden(
        begin: &Match<Dumble>,
        log: &[Entry<Dumble>],
        viewer: Option<Seat>,
        guess: &Dumble,
    ) -> Option<Vec<Entry<Dumble>>> {
        let mut play = begin.clone();
        let mut held: [Vec<Drawn>; MAX_PLAYERS] = Default::default();
        let mut stocks = 0u32;
        for (place, entry) in log.iter().enumerate() {
            let before = *play.game();
            play.push(*entry).ok()?;
            match (*entry, before.step) {
                (Entry::Event(Event::Card(card)), Step::Deal(_) | Step::Stock(_)) => {
                    let longer =
                        |seat: &Seat| play.game().hand(*seat).len() > before.hand(*seat).len();
                    let seat = Seat::all(before.seats()).find(longer)?;
                    let drawn = Drawn {
                        card,
                        place,
                        stocks,
                    };
                    held[seat.index()].push(drawn);
                }
                (Entry::Act(_, Action::Stock), _) if before.stock_len() == 0 => stocks += 1,
                (Entry::Act(seat, Action::Discard(cards)), _) => {
                    let mut known = before.hand(seat).known();
                    for card in cards.as_slice() {
                        if let Some(fewer) = known.without(*card) {
                            known = fewer;
                            continue;
                        }
                        if before.possible_ages(seat, *card).len() > 1 {
                            return None;
                        }
                        let held = &mut held[seat.index()];
                        let gone = held.iter().position(|drawn| drawn.card == *card)?;
                        held.remove(gone);
                    }
                }
                _ => {}
            }
        }
        let mut changed = log.to_vec();
        for seat in Seat::all(guess.seats()).filter(|seat| Some(*seat) != viewer) {
            for (card, origin) in guess.hand(seat).places() {
                let Some(age) = origin.age() else { continue };
                let held = &mut held[seat.index()];
                let alike = held.iter().position(|drawn| {
                    (stocks - drawn.stocks).min(u8::MAX.into()) == u32::from(age)
                })?;
                let drawn = held.remove(alike);
                changed[drawn.place] = Entry::Event(Event::Card(card?));
            }
        }
        Some(changed)
    }

    fn guesses() -> Vec<Guess<Dumble>> {
        let state = late();
        let (own, other) = (Seat::FIRST, Seat::FIRST.next(2));
        let unseen: Vec<Card> = state.view(Some(own)).open().unseen().iter().collect();
        let mut could_be = Vec::new();
        for (place, one) in unseen.iter().enumerate() {
            for two in &unseen[place + 1..] {
                let mut possible = state;
                possible.hands[other.index()] = hand(&[
                    (*one, Origin::NEW),
                    (*two, Origin::NEW),
                    (KNOWN, Origin::Taken),
                ]);
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

/// A card that was drawn or dealt and is still in the hand.
struct Drawn {
    card: Card,
    /// The index of its entry in the log.
    place: usize,
    /// The number of stocks that had been used up by then.
    stocks: u32,
}

/// A card that everybody saw the second seat take.
const KNOWN: Card = match Card::from_index(20) {
    Some(card) => card,
    None => unreachable!(),
};

fn hand(cards: &[(Card, Origin)]) -> Hand {
    cards.iter().fold(Hand::default(), |hand, (card, origin)| {
        hand.with(*card, *origin)
            .expect("a hand has room for seven")
    })
}

/// A position of two players with few hidden cards: the second seat has two of the five unseen cards, and one
/// that everybody knows.
fn late() -> Dumble {
    let card = |index| Card::from_index(index).expect("a pack has 52 cards");
    let own = hand(&[(card(0), Origin::NEW), (card(5), Origin::NEW)]);
    let other = hand(&[
        (card(9), Origin::NEW),
        (card(30), Origin::NEW),
        (KNOWN, Origin::Taken),
    ]);
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
