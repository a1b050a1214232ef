//! The stage: cards that move, and the buttons that stand for them.

use engine::Seat;
use engine::dekal::{Action, Cell, Draft, SIZE, Step};
use yew::prelude::*;

use super::edges::edges;
use super::gesture::use_card_drag;
use super::hints::hints;
use super::keys::use_keys;
use super::layout::Layout;
use super::placement::{Card, Place};
use super::props::{Clicks, StageProps};
use super::rivals::{Rivals, describe};
use super::scoring::Counted;
use super::state::TableEvent;
use super::visual::visual;
use super::words::{TOKEN, way};
use table::{self, Hovered, Victory, grid, pointing, use_clicks};
use ui::i18n::{Texts as Page, use_lang, use_texts};

/// The width in pixels of a name's line below which there is only room for the name and the plain score.
const NARROW: f64 = 130.0;

/// The stage. The pictures of the cards take no clicks; invisible buttons above them do, for pointer, keyboard
/// and screen reader.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let stage = use_node_ref();
    let state = &props.state;
    let (lang, page) = (use_lang(), use_texts());
    let table = state.session().game().table();
    let (width, height) = props.size;
    let is_spectated = state.session().is_spectated();
    // A spectator needs entry slots only to see marked actions.
    let has_edges = !(is_spectated && props.marks.is_empty());
    let layout = match (props.over, has_edges) {
        (true, _) => Layout::over(width, height, table.seats(), has_edges),
        (false, true) => Layout::new(width, height, table.seats()),
        (false, false) => Layout::without_edges(width, height, table.seats()),
    };
    let layout = layout.seen_by(state.session().viewpoint());
    let placed = state.cards();
    let drag = use_card_drag(state, &layout, placed, &props.drop_target);
    let clicked = use_clicks(&drag, state.dispatcher());
    let point = {
        let dispatcher = state.dispatcher();
        pointing(
            "data-push",
            &Callback::from(move |pointed: Option<Hovered>| {
                let push = pointed.and_then(|pointed| pointed.value.parse().ok());
                dispatcher.dispatch(TableEvent::Point(push));
            }),
        )
    };
    let on_key = use_keys(&stage, state);
    let class = classes!(
        "stage",
        state.dragged.is_some().then_some("is-dragging"),
        (table.step() == Step::Over || is_spectated).then_some("is-over"),
        (table.step() == Step::Over).then_some("is-done"),
    );
    html! {
        <div
            ref={stage}
            {class}
            data-table="dekal"
            onpointerdown={drag.down}
            onpointermove={drag.moved}
            onpointerup={drag.up}
            onpointercancel={drag.cancel.clone()}
            onlostpointercapture={drag.cancel}
            onpointerover={point.over}
            onpointerout={point.out}
            onfocusin={point.focus}
            onfocusout={point.blur}
            onkeydown={on_key}
        >
            { lights(props, &layout) }
            { names(props, &layout, page) }
            { visual(props, &layout, placed) }
            { edges(props, &layout, &clicked) }
            { own_cells(props, &layout, page) }
            { centre(props, &layout, placed, &clicked) }
            <Rivals key="rivals" session={state.session().clone()} texts={props.texts} />
            { hints(state.session().viewpoint(), &props.marks, &layout, placed, lang) }
        </div>
    }
}

/// The light below the grids of those who have won.
fn lights(props: &StageProps, layout: &Layout) -> Html {
    let session = props.state.session();
    let victory = Victory::of(session, props.over);
    let light = |seat: Seat| {
        let (first, last) = (Cell::all().next().unwrap_or(Cell::LAST), Cell::LAST);
        let grid = layout.cell(seat, first).to(layout.cell(seat, last));
        html! { <div key={seat.index()} class={classes!("light", victory.class(seat))} style={grid.inset(-7.0, -7.0).style()} /> }
    };
    html! { <div key="lights" aria-hidden="true">{ for Seat::all(session.participants().len()).map(light) }</div> }
}

/// The line above each grid: the name, the level or the score, the last draft, the token, and whether the seat
/// is thinking.
fn names(props: &StageProps, layout: &Layout, page: &'static Page) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let session = state.session();
    let table = session.game().table();
    let asked = state.run.bot_to_ask();
    let counting = state.counting();
    let victory = Victory::of(session, props.over);
    let name = |seat: Seat| {
        let counted = counting
            .as_ref()
            .and_then(|(scoring, step)| scoring.at(seat, *step));
        let level = session.participants()[seat.index()].bot;
        let last = state.last_draft(seat);
        let said = |draft: Draft| format!("{}, {}", draft.card, (texts.push)(draft.push));
        let is_narrow = layout.name(seat).width < NARROW;
        let points = |counted: Counted| {
            if is_narrow {
                counted.score.to_string()
            } else {
                (texts.points)(counted.score)
            }
        };
        let class = classes!(
            "name",
            victory.class(seat),
            (asked == Some(seat) && state.run.waits_for_bots()).then_some("is-thinking"),
            is_narrow.then_some("is-narrow"),
        );
        html! {
            <div key={seat.index()} {class} style={layout.name(seat).style()}>
                <span key="name" class="name-text">{ table::name(session, seat, page) }</span>
                <span key="level" class="name-level" hidden={counted.is_some() || level.is_none()}>
                    { level.map(|level| (page.common.level)(level)).unwrap_or_default() }
                </span>
                <span key="score" class="name-score">
                    { counted.map(points).unwrap_or_default() }
                </span>
                <span key="last" class="name-last" title={last.map(|draft| (texts.push)(draft.push))}
                    hidden={last.is_none() || counted.is_some()}>
                    <span key="signs" aria-hidden="true">{ last.map(short).unwrap_or_default() }</span>
                    <span key="words" class="visually-hidden">{ last.map(said).unwrap_or_default() }</span>
                </span>
                <span key="token" class="token" hidden={table.token() != Some(seat)} title={texts.token}>
                    { TOKEN }<span key="text" class="visually-hidden">{ texts.token }</span>
                </span>
            </div>
        }
    };
    html! { <div key="names" class="names">{ for Seat::all(table.seats()).map(name) }</div> }
}

/// A draft in a few signs: the card, an arrow in the direction of the push, and the row or column.
fn short(draft: Draft) -> String {
    format!("{} {}", draft.card, way(draft.push))
}

/// The cells of the near grid as buttons, with which the person turns cards over.
fn own_cells(props: &StageProps, layout: &Layout, page: &'static Page) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let near = state.session().viewpoint();
    let label = if state.session().is_person(near) {
        texts.your_grid.to_owned()
    } else {
        (texts.grid_of)(table::name(state.session(), near, page))
    };
    let table = state.session().game().table();
    let hole = table.hole(near);
    let may = |cell: Cell| state.is_to_reveal() && table.is_face_down(near, cell);
    let first = Cell::all().find(|cell| may(*cell));
    let one = |cell: Cell| {
        let onclick = {
            let dispatcher = state.dispatcher();
            Callback::from(move |_| dispatcher.dispatch(TableEvent::Cell(cell)))
        };
        let marked = hole.is_some_and(|hole| {
            state.hole_to_fill().is_some()
                && (hole.row() == cell.row() || hole.column() == cell.column())
        });
        let class = classes!(
            "cell",
            may(cell).then_some("is-lit"),
            (state.run.proposed == Some(Action::Reveal(cell))).then_some("is-asked"),
            (hole == Some(cell)).then_some("is-hole"),
            marked.then_some("is-marked"),
        );
        let tabindex = if first == Some(cell) { "0" } else { "-1" };
        html! {
            <button
                key={cell.index()}
                type="button"
                {class}
                {tabindex}
                data-cell={cell.to_string()}
                style={layout.cell(near, cell).style()}
                aria-label={describe(table, texts, near, cell)}
                aria-disabled={(!may(cell)).to_string()}
                {onclick}
            />
        }
    };
    html! {
        <div key="cells">{ grid(label, Cell::all().map(one), SIZE) }</div>
    }
}

/// The cards of the centre as buttons, to choose or to drag.
fn centre(props: &StageProps, layout: &Layout, placed: &[Card], clicked: &Clicks) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let seats = state.session().game().table().seats();
    let value = |slot: usize| {
        let card = placed
            .iter()
            .find(|card| card.place == Place::Centre(slot))?;
        card.value
    };
    let may = |slot: usize| state.hole_to_fill().is_some() && value(slot).is_some();
    let chosen = state.selected.filter(|slot| may(*slot));
    let first = chosen.or_else(|| (0..seats).find(|slot| may(*slot)));
    let one = |slot: usize| {
        let label = value(slot).map_or(texts.centre_empty.to_owned(), |card| {
            (texts.centre_card)(card.get())
        });
        let class = classes!("centre-slot", may(slot).then_some("is-lit"));
        let tabindex = if first == Some(slot) { "0" } else { "-1" };
        let onclick = clicked.reform(move |event| (event, TableEvent::Select(slot)));
        html! {
            <button
                key={slot}
                type="button"
                {class}
                {tabindex}
                data-centre={slot.to_string()}
                data-card={value(slot).map(|card| card.to_string())}
                style={layout.centre(slot).style()}
                aria-label={label}
                aria-pressed={(state.selected == Some(slot)).to_string()}
                aria-disabled={(!may(slot)).to_string()}
                {onclick}
            />
        }
    };
    html! {
        <div key="centre" role="group" aria-label={texts.centre}>{ for (0..seats).map(one) }</div>
    }
}
