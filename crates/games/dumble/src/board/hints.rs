//! A hint on the stage: the cards to discard, or what to draw.

use engine::dumble::{Action, Card};
use yew::prelude::*;

use super::layout::{Layout, Lie};
use super::sprites::bag;
use super::state::TableState;
use model::lang::Lang;
use table::hint::{Badge, BadgePlace, Mark, badges, texts};

/// A card of which less is to be seen has room for a rank only, in pixels.
const ROOMY: f64 = 72.0;

/// The marks of a hint; a call is marked on its button (see [`call`]).
pub fn hints(state: &TableState, marks: &[Mark<Action>], layout: &Layout, lang: Lang) -> Html {
    let at = |lie: Lie| layout.rect(lie).style();
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

/// The mark of the call, if a hint has it.
pub fn call(marks: &[Mark<Action>]) -> Option<Badge> {
    let mark = marks.iter().find(|mark| mark.action == Action::Dumble);
    mark.map(|mark| mark.badge)
}

/// The places of cards in one's hand, of two equal ones the first that is not
/// taken yet, and how many cards the hand has.
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
