//! The near grid and the centre as buttons.

use engine::dekal::{Action, CardValue, Cell, SIZE};
use yew::prelude::*;

use super::layout::Layout;
use super::placement::{Card, Place};
use super::props::{Clicks, StageProps};
use super::rivals::describe;
use super::state::{TableEvent, TableState};
use crate::texts::DekalTexts;
use table::grid;
use ui::i18n::Texts as SharedTexts;

/// The cells of the near grid, with which the person turns cards over.
pub fn own_cells(props: &StageProps, layout: &Layout, shared: &'static SharedTexts) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let near = state.session().viewpoint();
    let label = if state.session().you() == Some(near) {
        texts.your_grid.to_owned()
    } else {
        (texts.grid_of)(table::name(state.session(), near, shared))
    };
    let table = state.session().game().table();
    let hole = table.hole(near);
    let is_to_reveal = state.is_to_reveal();
    let to_fill = state.hole_to_fill();
    let may = |cell: Cell| is_to_reveal && table.is_face_down(near, cell);
    let first = Cell::all().find(|cell| may(*cell));
    let one = |cell: Cell| {
        let own = OwnCellProps {
            cell,
            style: layout.cell(near, cell).style().into(),
            label: describe(table, texts, near, cell).into(),
            may: may(cell),
            is_asked: state.run.proposed == Some(Action::Reveal(cell)),
            is_hole: hole == Some(cell),
            is_marked: to_fill
                .is_some_and(|hole| hole.row() == cell.row() || hole.column() == cell.column()),
            is_tab_stop: first == Some(cell),
            table: state.dispatcher(),
        };
        html! { <OwnCell key={cell.index()} ..own /> }
    };
    html! {
        <div key="cells">{ grid(label, Cell::all().map(one), SIZE) }</div>
    }
}

/// Props of [`OwnCell`].
#[derive(Properties, Clone, PartialEq)]
struct OwnCellProps {
    cell: Cell,
    style: AttrValue,
    label: AttrValue,
    /// Whether the person may turn its card over.
    may: bool,
    /// Whether turning it over waits for the person's confirmation.
    is_asked: bool,
    is_hole: bool,
    /// Whether it is in the row or column of the hole that the person is to fill.
    is_marked: bool,
    is_tab_stop: bool,
    table: UseReducerDispatcher<TableState>,
}

/// A cell of the near grid.
#[component]
fn OwnCell(props: &OwnCellProps) -> Html {
    let (cell, table) = (props.cell, props.table.clone());
    let onclick = Callback::from(move |_| table.dispatch(TableEvent::Cell(cell)));
    let class = classes!(
        "cell",
        props.may.then_some("is-lit"),
        props.is_asked.then_some("is-asked"),
        props.is_hole.then_some("is-hole"),
        props.is_marked.then_some("is-marked"),
    );
    html! {
        <button
            type="button"
            {class}
            tabindex={if props.is_tab_stop { "0" } else { "-1" }}
            data-cell={cell.to_string()}
            style={&props.style}
            aria-label={&props.label}
            aria-disabled={(!props.may).to_string()}
            {onclick}
        />
    }
}

/// The cards of the centre, to choose or to drag.
pub fn centre(props: &StageProps, layout: &Layout, placed: &[Card], clicked: &Clicks) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let seats = state.session().game().table().seats();
    let to_fill = state.hole_to_fill().is_some();
    let card = |slot: usize| {
        let is_there = |card: &&Card| card.place == Place::Centre(slot);
        placed.iter().find(is_there)?.value
    };
    let may = |slot: usize| to_fill && card(slot).is_some();
    let chosen = state.selected.filter(|slot| may(*slot));
    let first = chosen.or_else(|| (0..seats).find(|slot| may(*slot)));
    let one = |slot: usize| {
        let style = AttrValue::from(layout.centre(slot).style());
        html! {
            <CentreSlot key={slot} {slot} card={card(slot)} {style} may={may(slot)}
                is_chosen={state.selected == Some(slot)} is_tab_stop={first == Some(slot)} {texts} {clicked} />
        }
    };
    html! {
        <div key="centre" role="group" aria-label={texts.centre}>{ for (0..seats).map(one) }</div>
    }
}

/// Props of [`CentreSlot`].
#[derive(Properties, PartialEq)]
struct CentreSlotProps {
    slot: usize,
    card: Option<CardValue>,
    style: AttrValue,
    /// Whether the person may choose its card.
    may: bool,
    is_chosen: bool,
    is_tab_stop: bool,
    texts: &'static DekalTexts,
    clicked: Clicks,
}

/// A place for a card in the centre.
#[component]
fn CentreSlot(props: &CentreSlotProps) -> Html {
    let CentreSlotProps {
        slot,
        card,
        may,
        texts,
        ..
    } = *props;
    let label = card.map_or(texts.centre_empty.to_owned(), |card| {
        (texts.centre_card)(card.get())
    });
    let onclick = (props.clicked).reform(move |event| (event, TableEvent::Select(slot)));
    html! {
        <button
            type="button"
            class={classes!("centre-slot", may.then_some("is-lit"))}
            tabindex={if props.is_tab_stop { "0" } else { "-1" }}
            data-centre={slot.to_string()}
            data-card={card.map(|card| card.to_string())}
            style={&props.style}
            aria-label={label}
            aria-pressed={props.is_chosen.to_string()}
            aria-disabled={(!may).to_string()}
            {onclick}
        />
    }
}
