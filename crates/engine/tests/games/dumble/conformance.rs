//! The conformance suite and the golden playthrough of Dumble.

use crate::golden;
use engine::conformance::{check, playthrough};
use engine::dumble::{Bag, Dumble, Rules, Step};
use engine::{Game, Seat};

#[test]
fn dumble_conforms() {
    check::<Dumble>();
}

fn cards(bag: Bag) -> String {
    let cards: Vec<String> = bag.iter().map(|card| card.to_string()).collect();
    cards.join(" ")
}

/// The hands at the beginning of a turn; an empty text for other positions, which are many.
fn draw(state: &Dumble) -> String {
    let Step::Play(_) = state.step() else {
        return String::new();
    };
    let hand = |seat: Seat| format!("{}/{}", cards(state.hand(seat).bag()), state.total(seat));
    let hands: Vec<String> = Seat::all(state.seats()).map(hand).collect();
    format!(
        "{} | stock {}, pile {}, to take {}\n",
        hands.join(" | "),
        state.stock_len(),
        state.pile().len(),
        cards(state.latest())
    )
}

#[test]
fn dumble_for_two_plays_as_it_did() {
    let log = playthrough::<Dumble>(&Rules::of(2), 1, draw);
    golden::compare("dumble_two", &log);
}
