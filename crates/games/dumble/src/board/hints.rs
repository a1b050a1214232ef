//! Hints and other marks on the stage: the cards to discard, or what to draw.

use engine::dumble::{Action, Card};
use yew::prelude::*;

use super::layout::{CardPose, Layout};
use super::sprites::bag;
use super::state::TableState;
use model::lang::Lang;
use table::hint::{Badge, BadgePlace, Mark, badges, texts};

/// The width of the visible part of a card, in pixels, below which its badge has only room for the rank.
const ROOMY: f64 = 72.0;

/// Badges on the places of the marked actions. The badge of a call is on its button (see [`call`]).
pub fn hints(state: &TableState, marks: &[Mark<Action>], layout: &Layout, lang: Lang) -> Html {
    let at = |lie: CardPose| layout.rect(lie).style();
    let mut all: Vec<BadgePlace> = Vec::new();
    for mark in marks {
        match mark.action {
            Action::Discard(cards) => {
                let places = places(state, cards.as_slice());
                all.extend(places.into_iter().enumerate().map(|(index, (place, of))| {
                    let held = state.hand()[place];
                    let rect = layout.touch(place, of, state.selected.contains(&held));
                    (rect.style(), mark.badge, index == 0 && rect.width >= ROOMY)
                }));
            }
            Action::Stock => all.push((at(layout.stock()), mark.badge, true)),
            Action::Take(card) => {
                let latest = bag(state.seen().latest());
                let place = latest.iter().position(|held| held.card == card);
                all.extend(place.map(|place| (at(layout.latest(place)), mark.badge, true)));
            }
            Action::Dumble => {}
        }
    }
    badges(&all, texts(lang))
}

/// The badge of the call, if it is marked.
pub fn call(marks: &[Mark<Action>]) -> Option<Badge> {
    let mark = marks.iter().find(|mark| mark.action == Action::Dumble);
    mark.map(|mark| mark.badge)
}

/// The places of these cards in the near hand, in ascending order, each with the number of cards in the hand.
/// Equal cards get different places.
fn places(state: &TableState, cards: &[Card]) -> Vec<(usize, usize)> {
    let hand = state.hand();
    let mut places: Vec<(usize, usize)> = Vec::new();
    for card in cards {
        let free = |place: &usize| {
            hand[*place].card == *card && places.iter().all(|(taken, _)| taken != place)
        };
        let found = (0..hand.len()).find(free);
        places.extend(found.map(|place| (place, hand.len())));
    }
    places.sort_unstable();
    places
}
