//! What the conformance suite needs to know about Débâcle.

use rand_core::Rng;

use super::action::{Action, Event, Move};
use super::order::Order;
use super::rules::{First, Rules, Start};
use super::square::Square;
use super::state::Debacle;
use super::symmetry::Symmetry;
use crate::conformance::{Conformable, Guess};
use crate::seat::{MAX_SEATS, Seat};

impl Conformable for Debacle {
    // The longest of 800 random matches had 1,418 entries.
    const MAX_LOG: usize = 10_000;

    fn playable() -> Vec<Rules> {
        let orders = Order::all().nth(300).map(Start::Given);
        let starts = [Start::Standard, Start::Shuffled].into_iter().chain(orders);
        let firsts = [First::Seat(Seat::FIRST.next(2)), First::Random];
        let mut all = vec![Rules::default()];
        for (start, symmetry) in starts.zip([Symmetry::Mirror, Symmetry::Point, Symmetry::Mirror]) {
            all.extend(firsts.map(|first| Rules {
                start,
                symmetry,
                first,
            }));
        }
        all
    }

    fn unplayable() -> Vec<Rules> {
        let absent = Seat::all(MAX_SEATS).skip(2);
        let rules = absent.map(|seat| Rules {
            first: First::Seat(seat),
            ..Rules::default()
        });
        rules.collect()
    }

    fn conceivable_actions() -> Vec<Action> {
        let ways = Move::all().flat_map(|way| [Action::Roll(way), Action::Capture(way)]);
        let places = Square::all().flat_map(|square| {
            [
                Action::Flip(square),
                Action::Return(square),
                Action::Keep(square),
                Action::Recover(square),
            ]
        });
        ways.chain(places).chain([Action::Decline]).collect()
    }

    fn conceivable_events() -> Vec<Event> {
        let firsts = Seat::all(MAX_SEATS).map(Event::First);
        firsts.chain(Order::all().map(Event::Order)).collect()
    }

    fn malformed() -> &'static [&'static str] {
        &[
            "",
            "a1",
            "a1-",
            "a1-a1",
            "a1-b2",
            "a1-a3",
            "f1-a2",
            "a1 a2",
            "a1-g1",
            "a0-a1",
            "a6-a7",
            "A1-A2",
            "a1xb2",
            "a1x",
            "flip",
            "flip a7",
            "flip  a1",
            "Flip a1",
            "keep a1 a2",
            "return",
            "Decline",
            "decline ",
            "first",
            "first 0",
            "first 9",
            "order",
            "order 12345",
            "order 1234567",
            "order 123455",
            "order 012345",
            "123456",
            "é",
            "aé",
        ]
    }

    fn with_hidden_drawn_anew(&self, _: Option<Seat>, _: &mut impl Rng) -> Debacle {
        self.clone()
    }

    fn guesses() -> Vec<Guess<Debacle>> {
        Vec::new()
    }
}
