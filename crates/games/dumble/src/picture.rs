//! A small picture of a position: what can be drawn, and the hand of the seat that is to decide.

use engine::Seat;
use engine::dumble::{Action, Card, Dumble};
use yew::prelude::*;

use crate::cards::{back, face};
use crate::texts::texts;
use model::lang::Lang;
use table::hint::{Mark, marks_of};

/// The picture, with marks on what is discarded and drawn, and on the call.
pub fn picture(game: &Dumble, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
    let held: Vec<Card> = game.hand(seat).cards().collect();
    let latest: Vec<Card> = game.latest().iter().collect();
    let is_called = marks.iter().any(|mark| mark.action == Action::Call);
    let in_hand = |(index, card): (usize, &Card)| {
        // Of equal cards as many are marked as are discarded.
        let before = count(&held[..index], *card);
        let discards = |action: Action| matches!(action, Action::Discard(cards) if count(cards.as_slice(), *card) > before);
        place(index, face(*card, lang), marks_of(marks, discards, lang))
    };
    let in_latest = |(index, card): (usize, &Card)| {
        let is_first = count(&latest[..index], *card) == 0;
        let takes = |action: Action| is_first && action == Action::Take(*card);
        place(index, face(*card, lang), marks_of(marks, takes, lang))
    };
    let stock = marks_of(marks, |action| action == Action::Stock, lang);
    html! {
        <>
            <div key="table" class="picture-row">
                { place(latest.len(), back(), stock) }
                { for latest.iter().enumerate().map(in_latest) }
            </div>
            <div key="hand" class="picture-row">{ for held.iter().enumerate().map(in_hand) }</div>
            <p key="call" class="picture-mark picture-texts" hidden={!is_called}>
                { (texts(lang).describe_action)(Action::Call) }
                { marks_of(marks, |action| action == Action::Call, lang) }
            </p>
        </>
    }
}

fn count(cards: &[Card], wanted: Card) -> usize {
    cards.iter().filter(|card| **card == wanted).count()
}

fn place(key: usize, card: Html, marks: Html) -> Html {
    html! { <span {key} class="picture-card picture-mark">{ card }{ marks }</span> }
}
