//! Hints and other marks on the stage: the cards to discard, or what to draw.

use engine::dumble::Action;
use yew::prelude::*;

use super::hand::places;
use super::layout::{CardPose, Layout};
use super::preview::Preview;
use super::sprites::bag;
use super::state::TableState;
use model::lang::Lang;
use table::hint::{Badge, BadgePlace, Mark, badges, texts};

/// The places of cards of the near hand have no frame: these are turned, and have one of their own (see
/// [`Preview::class`]).
const FRAMELESS: &str = ";border-color:transparent;box-shadow:none";

/// Badges on the places of the marked actions. The badge of a call is on its button (see [`call_badge`]); that of a
/// discard is on every card, and shows the expected result on the one that shares its place with the fewest others.
pub fn hints(
    state: &TableState,
    marks: &[Mark<Action>],
    preview: &Preview,
    layout: &Layout,
    lang: Lang,
) -> Html {
    let at = |pose: CardPose| layout.rect(pose).style();
    let mut all: Vec<BadgePlace> = Vec::new();
    let hand = state.hand();
    let of_mark = |mark: &Mark<Action>| match mark.action {
        Action::Discard(cards) => places(&hand, cards.as_slice()),
        _ => Vec::new(),
    };
    let marked: Vec<Vec<usize>> = marks.iter().map(of_mark).collect();
    let shared = |place: &&usize| marked.iter().filter(|other| other.contains(place)).count();
    for (mark, places) in marks.iter().zip(&marked) {
        let place_at = |style, is_whole| BadgePlace {
            style,
            badge: mark.badge,
            is_whole,
        };
        match mark.action {
            Action::Discard(_) => {
                let tells = places.iter().min_by_key(shared);
                all.extend(places.iter().map(|place| {
                    let held = hand[*place];
                    let lifted = state.selected.contains(&held) || preview.lifts(held);
                    let rect = layout.touch(*place, hand.len(), lifted);
                    place_at(rect.style() + FRAMELESS, tells == Some(place))
                }));
            }
            Action::Stock => all.push(place_at(at(layout.stock()), true)),
            Action::Take(card) => {
                let latest = bag(state.seen().latest());
                let place = latest.iter().position(|held| held.card == card);
                all.extend(place.map(|place| place_at(at(layout.latest(place)), true)));
            }
            Action::Call => {}
        }
    }
    badges(&all, texts(lang))
}

/// The badge of the call, if it is marked.
pub fn call_badge(marks: &[Mark<Action>]) -> Option<Badge> {
    let mark = marks.iter().find(|mark| mark.action == Action::Call);
    mark.map(|mark| mark.badge)
}
