//! The portraits of the players.

use engine::Seat;
use yew::prelude::*;

use super::summary::ReviewSummary;
use table::face;

/// The portrait of a seat, which stands before its name as on the table.
pub fn portrait(summary: &ReviewSummary, seat: usize) -> Html {
    let is_bot = Seat::new(seat).is_some_and(|seat| !summary.persons.contains(seat));
    let face = face(&summary.names[seat].clone().into(), is_bot);
    html! { <span key="face" class="portrait" data-seat={seat.to_string()} data-face={face} /> }
}
