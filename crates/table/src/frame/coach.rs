//! The place of the coach at a table. What it says is a part, loaded when the coach is turned on.

use engine::SeatSet;
use yew::prelude::*;

use crate::play::parts::CoachProps;
use crate::{Playable, Runner, TableProps};
use ui::part::part_aside;

/// The coach at a table; nothing without one, or where nobody is helped.
pub fn coach<G: Playable>(run: &Runner<G>, props: &TableProps<G>, on_help: &Callback<()>) -> Html {
    let session = &run.session;
    let is_helped = session.mode().has_help() && !session.is_spectated();
    let Some(part) = props.coach.filter(|_| is_helped) else {
        return Html::default();
    };
    let props = CoachProps {
        session: session.clone(),
        seat: run.addressee(),
        pool: props.pool.clone(),
        may_ask: session.bots_to_decide() == SeatSet::EMPTY,
        on_help: on_help.clone(),
        on_new: props.on_new.clone(),
    };
    // If it could not be loaded, the next move tries again.
    let moves = session.play().log().len();
    part_aside(part, moves, move |part| (part.view)(props.clone()))
}
