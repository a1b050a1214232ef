//! Hints and other marks on the stage: the cards to take and the edges to push them in from, or the cells to
//! turn over.

use engine::Seat;
use engine::dekal::{Action, CardValue};
use yew::prelude::*;

use super::layout::Layout;
use super::placement::{Card, Place};
use model::lang::Lang;
use table::hint::{BadgePlace, Mark, badges, texts};

/// Badges on the places of the seat's marked actions.
pub fn hints(
    seat: Seat,
    marks: &[Mark<Action>],
    layout: &Layout,
    placed: &[Card],
    lang: Lang,
) -> Html {
    let mut all: Vec<BadgePlace> = Vec::new();
    for mark in marks {
        let place = |style, is_whole| BadgePlace {
            style,
            badge: mark.badge,
            is_whole,
        };
        match mark.action {
            Action::Reveal(cell) => {
                all.push(place(layout.cell(seat, cell).style(), true));
            }
            Action::Draft(draft) => {
                all.push(place(layout.entry(draft.push).style(), true));
                let slot = slot_of(placed, draft.card);
                all.extend(slot.map(|slot| place(layout.centre(slot).style(), false)));
            }
        }
    }
    badges(&all, texts(lang))
}

/// The first slot of the centre with a card of this value.
fn slot_of(placed: &[Card], value: CardValue) -> Option<usize> {
    let slots = placed.iter().filter_map(|card| match card.place {
        Place::Centre(slot) if card.value == Some(value) => Some(slot),
        _ => None,
    });
    slots.min()
}
