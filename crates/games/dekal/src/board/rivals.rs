//! The rivals' grids for screen readers.

use engine::Seat;
use engine::dekal::{Cell, Dekal, Table};
use yew::prelude::*;

use crate::texts::DekalTexts;
use model::session::Session;
use ui::i18n::use_texts;

/// The label of a cell for screen readers.
pub fn describe(table: &Table, texts: &DekalTexts, seat: Seat, cell: Cell) -> String {
    let what = match table.grid(seat).get(cell) {
        Some(card) => card.to_string(),
        None if table.hole(seat) == Some(cell) => texts.hole.to_owned(),
        None => texts.face_down.to_owned(),
    };
    (texts.cell)(cell, &what)
}

/// Props of [`Rivals`].
#[derive(Properties, PartialEq)]
pub struct RivalsProps {
    /// The match.
    pub session: Session<Dekal>,
    /// The texts of the table.
    pub texts: &'static DekalTexts,
}

/// The rivals' grids as tables that only screen readers find.
#[component]
pub fn Rivals(props: &RivalsProps) -> Html {
    let (shared, session) = (use_texts(), &props.session);
    let table = session.game().table();
    let row = |seat: Seat, row: usize| {
        let cells = Cell::all().filter(move |cell| cell.row() == row);
        html! {
            <tr key={row}>
                { for cells.map(|cell| html! {
                    <td key={cell.column()}>{ describe(table, props.texts, seat, cell) }</td>
                }) }
            </tr>
        }
    };
    let one = |seat: Seat| {
        html! {
            <table key={seat.index()}>
                <caption key="caption">{ (props.texts.grid_of)(table::name(session, seat, shared)) }</caption>
                <tbody key="body">{ for (0..4).map(|index| row(seat, index)) }</tbody>
            </table>
        }
    };
    html! { <div class="visually-hidden">{ for Seat::all(table.seats()).filter(|seat| *seat != session.viewpoint()).map(one) }</div> }
}
