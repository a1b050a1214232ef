//! What the conformance suite needs to know about Dumble.

use rand_core::Rng;

use super::action::{Action, Event};
use super::card::{Bag, Card};
use super::hand::{Hand, Origin};
use super::rules::{EDGE, MAX_PLAYERS, MIN_PLAYERS, Rules};
use super::set::{Cards, every};
use super::state::{Dumble, Step};
use crate::conformance::{Conformable, Guess, RareBranch, Steer};
use crate::game::Game;
use crate::log::Entry;
use crate::luck::{Luck, below};
use crate::play::Match;
use crate::seat::Seat;

impl Conformable for Dumble {
    // No rule ends a match, but players at random call Dumble before long.
    const MAX_LOG: usize = 30_000;

    fn playable() -> Vec<Rules> {
        let players = MIN_PLAYERS as u8..=MAX_PLAYERS as u8;
        players.flat_map(Rules::variants).collect()
    }

    fn unplayable() -> Vec<Rules> {
        [0, 1, 9, 255]
            .into_iter()
            .flat_map(Rules::variants)
            .collect()
    }

    fn conceivable_actions() -> Vec<Action> {
        let discards = every().map(Action::Discard);
        let takes = Card::all().map(Action::Take);
        [Action::Stock, Action::Call]
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

    fn rare_branches() -> Vec<RareBranch<Dumble>> {
        let of = |players, name, steer: Steer<Dumble>, reached: fn(&Dumble) -> bool| RareBranch {
            name,
            rules: Rules::of(players),
            steer,
            reached: Box::new(move |play| reached(play.game())),
        };
        let renewed = |players, name, age| RareBranch {
            name,
            rules: Rules::of(players),
            steer: Box::new(hoarding),
            reached: Box::new(move |play: &Match<Dumble>| oldest(play.game()) == age),
        };
        let ends = |players, name, reached| of(players, name, calling(reached), reached);
        vec![
            renewed(2, "the stock is empty", 1),
            renewed(4, "the stock is empty twice", 2),
            renewed(5, "the stock of five is empty", 1),
            renewed(6, "the stock of two packs is empty", 1),
            of(
                8,
                "a discard could be of two stocks",
                Box::new(telling_nothing),
                |game| doubtful(game).is_some(),
            ),
            ends(4, "a total of exactly 100", |game| {
                let all = game.totals.iter().zip(scored(game).1);
                all.into_iter().any(|(total, score)| total + score == EDGE)
            }),
            ends(5, "several win a round", |game| {
                let (caller, scores) = scored(game);
                let wins = |seat: &Seat| scores[seat.index()] == 0;
                scores[caller.index()] > 0 && game.playing().iter().filter(wins).count() > 1
            }),
            ends(8, "the caller and another have the lowest hand", |game| {
                let (caller, scores) = scored(game);
                let points = |seat: Seat| game.hand(seat).points();
                let alike = |seat: Seat| seat != caller && points(seat) == points(caller);
                scores[caller.index()] == 0 && game.playing().iter().any(alike)
            }),
            ends(8, "two are out in the same round", |game| {
                let out = |seat: &Seat| game.total_after(*seat).is_some_and(|total| total > EDGE);
                game.playing().iter().filter(out).count() > 1
            }),
        ]
    }
}

/// Who has called Dumble, and the scores, in a round that is over.
fn scored(game: &Dumble) -> (Seat, [u8; MAX_PLAYERS]) {
    let Step::Over(caller) = game.step else {
        return (Seat::FIRST, [1; MAX_PLAYERS]);
    };
    (caller, game.scores(caller))
}

/// How many times the stock has been made anew since the oldest hidden card of a hand was drawn.
fn oldest(game: &Dumble) -> u8 {
    let ages = game.hands.iter().flat_map(Hand::ages);
    ages.max().unwrap_or_default()
}

/// Sheds points, and calls Dumble if the round then ends as it should, or sometimes.
fn calling(reached: fn(&Dumble) -> bool) -> Steer<Dumble> {
    const PATIENCE: u32 = 16;
    Box::new(move |game, rng| {
        let Step::Play(seat) = game.step else {
            return None;
        };
        let mut over = *game;
        over.step = Step::Over(seat);
        if game.check_dumble(seat).is_ok() && (reached(&over) || below(rng, PATIENCE) == 0) {
            return Some(Entry::Act(seat, Action::Call));
        }
        let points = |action: &Action| match action {
            Action::Discard(cards) => cards.as_slice().iter().map(|card| card.points()).sum(),
            _ => 0u8,
        };
        let actions = game.legal_actions(seat).into_iter();
        Some(Entry::Act(seat, actions.max_by_key(points)?))
    })
}

/// Discards one card, draws from the stock, and never calls Dumble.
fn hoarding(game: &Dumble, rng: &mut Luck) -> Option<Entry<Dumble>> {
    match game.step {
        Step::Play(seat) => {
            let place = below(rng, game.hand(seat).len() as u32) as usize;
            discarding(seat, game.hand(seat).cards().nth(place)?)
        }
        Step::Draw(seat) => Some(Entry::Act(seat, Action::Stock)),
        _ => None,
    }
}

/// As [`hoarding`], but discards a card of which nobody else can tell from which stock it comes, if there is one.
fn telling_nothing(game: &Dumble, rng: &mut Luck) -> Option<Entry<Dumble>> {
    match (game.step, doubtful(game)) {
        (Step::Play(seat), Some(card)) => discarding(seat, card),
        _ => hoarding(game, rng),
    }
}

fn discarding(seat: Seat, card: Card) -> Option<Entry<Dumble>> {
    let cards = Cards::new(&[card]).ok()?;
    Some(Entry::Act(seat, Action::Discard(cards)))
}

/// A card of the seat whose turn it is that can come from two stocks.
fn doubtful(game: &Dumble) -> Option<Card> {
    let Step::Play(seat) = game.step else {
        return None;
    };
    let hand = game.hand(seat);
    let mut hidden = hand.cards().filter(|card| hand.known().count(*card) == 0);
    hidden.find(|card| game.possible_ages(seat, *card).len() > 1)
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
    let new = Dumble::new(&Rules::of(2)).expect("two can play");
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
