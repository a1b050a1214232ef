//! The rivals' grids: buttons that show them large, and tables for screen readers.

use engine::Seat;
use engine::dekal::{Cell, CellSet, Grid, Table};
use yew::prelude::*;

use super::layout::Layout;
use super::props::StageProps;
use super::state::TableState;
use crate::cards::CardFace;
use crate::texts::DekalTexts;
use table::Enlargeable;
use ui::i18n::Texts as SharedTexts;

/// The label of a cell for screen readers.
pub fn describe(table: &Table, texts: &DekalTexts, seat: Seat, cell: Cell) -> String {
    describe_cell(table.grid(seat), table.hole(seat), texts, cell)
}

fn describe_cell(grid: Grid, hole: Option<Cell>, texts: &DekalTexts, cell: Cell) -> String {
    let what = match grid.get(cell) {
        Some(card) => card.to_string(),
        None if hole == Some(cell) => texts.hole.to_owned(),
        None => texts.face_down.to_owned(),
    };
    (texts.cell)(cell, &what)
}

/// The rivals' grids.
pub fn rivals(props: &StageProps, layout: &Layout, shared: &SharedTexts) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let session = state.session();
    let table = session.game().table();
    let counting = state.counting();
    let one = |seat: Seat| {
        let counted = counting.as_ref();
        let counted = counted.and_then(|(scoring, step)| scoring.at(seat, *step));
        let last = state.last_draft(seat).map(|draft| draft.push.entry());
        let rival = RivalProps {
            seat,
            name: table::name(session, seat, shared).to_owned().into(),
            grid: table.grid(seat),
            hole: table.hole(seat),
            last: last.filter(|_| counted.is_none()),
            cancelled: counted.map_or(CellSet::default(), |counted| counted.cancelled),
            is_large: state.run.enlarged == Some(seat),
            style: layout.area(seat).style().into(),
            table: state.dispatcher(),
            texts,
        };
        html! { <Rival key={seat.index()} ..rival /> }
    };
    let seats = Seat::all(table.seats()).filter(|seat| *seat != session.viewpoint());
    html! { <div key="rivals">{ for seats.map(one) }</div> }
}

/// Props of [`Rival`].
#[derive(Properties, Clone, PartialEq)]
struct RivalProps {
    seat: Seat,
    name: AttrValue,
    grid: Grid,
    hole: Option<Cell>,
    /// Where a bot pushed in the last card.
    last: Option<Cell>,
    /// The cells of the cards that have cancelled.
    cancelled: CellSet,
    is_large: bool,
    style: AttrValue,
    table: UseReducerDispatcher<TableState>,
    texts: &'static DekalTexts,
}

/// A rival's grid as a button that shows it large, and as a table that only screen readers find.
#[component]
fn Rival(props: &RivalProps) -> Html {
    let RivalProps {
        seat,
        grid,
        hole,
        is_large,
        texts,
        ..
    } = *props;
    let name = &props.name;
    let row = |row: usize| {
        let cells = Cell::all().filter(move |cell| cell.row() == row);
        html! {
            <tr key={row}>
                { for cells.map(|cell| html! {
                    <td key={cell.column()}>{ describe_cell(grid, hole, texts, cell) }</td>
                }) }
            </tr>
        }
    };
    // While it is small, its cards lie below the button.
    let picture = if is_large {
        picture(props)
    } else {
        Html::default()
    };
    html! {
        <div class="rival-grid">
            <Enlargeable<TableState> key="button" {seat} {name} label={(texts.enlarge)(name)} {is_large}
                style={&props.style} table={&props.table}>
                { picture }
            </Enlargeable<TableState>>
            <div key="table" class="visually-hidden">
                <table>
                    <caption key="caption">{ (texts.grid_of)(name) }</caption>
                    <tbody key="body">{ for (0..4).map(row) }</tbody>
                </table>
            </div>
        </div>
    }
}

fn picture(props: &RivalProps) -> Html {
    let cell = |cell: Cell| {
        let is_hole = props.hole == Some(cell);
        let class = classes!(
            is_hole.then_some("is-hole"),
            (props.last == Some(cell)).then_some("is-last"),
            props.cancelled.contains(cell).then_some("is-cancelled"),
        );
        let card = (!is_hole).then(|| html! { <CardFace value={props.grid.get(cell)} /> });
        html! { <span key={cell.index()} {class}>{ card.unwrap_or_default() }</span> }
    };
    html! { <div key="picture" class="enlarged-grid" aria-hidden="true">{ for Cell::all().map(cell) }</div> }
}
