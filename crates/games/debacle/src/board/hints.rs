//! Hints and other marks on the stage: the badges of the actions that are drawn.

use engine::debacle::{Action, Square};
use yew::prelude::*;

use super::layout::Layout;
use model::lang::Lang;
use table::hint::{Badge, BadgePlace, Mark, badges, texts};

/// Badges on the squares of the marked actions. The badge of declining is on its button (see [`decline`]).
pub fn hints(marks: &[Mark<Action>], layout: &Layout, lang: Lang) -> Html {
    let place = |mark: &Mark<Action>| {
        Some(BadgePlace {
            style: layout.square(goal(mark.action)?).style(),
            badge: mark.badge,
            is_whole: true,
        })
    };
    let all: Vec<BadgePlace> = marks.iter().filter_map(place).collect();
    badges(&all, texts(lang))
}

/// The badge of declining, if it is marked.
pub fn decline(marks: &[Mark<Action>]) -> Option<Badge> {
    let mark = marks.iter().find(|mark| mark.action == Action::Decline);
    mark.map(|mark| mark.badge)
}

/// The square to which an action leads; `None` for declining.
pub fn goal(action: Action) -> Option<Square> {
    match action {
        Action::Roll(way) | Action::Capture(way) => Some(way.to()),
        Action::Flip(square)
        | Action::Recover(square)
        | Action::Keep(square)
        | Action::Return(square) => Some(square),
        Action::Decline => None,
    }
}
