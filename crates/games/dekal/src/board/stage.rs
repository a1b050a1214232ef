//! The table itself: cards that move, and the buttons that stand for them.

use engine::Seat;
use engine::dekal::{Action, CardValue, Cell, Draft, Push, SIZE, Side, Step};
use yew::prelude::*;

use super::gesture::use_card_drag;
use super::hints::hints;
use super::keys::use_keys;
use super::layout::Layout;
use super::placement::{Card, Place, is_paired, previewed};
use super::scoring::Counted;
use super::state::{Hover, TableEvent, TableState};
use crate::cards::CardFace;
use crate::texts::DekalTexts;
use table::hint::Mark;
use table::{self, Aim, Clicks, Factor, Pointed, Px, grid, pointing, use_aimed, use_clicks};
use ui::i18n::{Texts as Page, use_lang, use_texts};

/// Above a grid narrower than this there is room for a name only, in pixels.
const NARROW: f64 = 130.0;

/// What the parts of the stage need.
#[derive(Properties, Clone, PartialEq)]
pub struct StageProps {
    /// What is shown.
    pub state: UseReducerHandle<TableState>,
    /// The words.
    pub texts: &'static DekalTexts,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// What a hint advises.
    pub marks: Vec<Mark<Action>>,
    /// Whether the scores of the round are shown.
    pub over: bool,
    /// Where the dragged card is about to go in.
    pub aim: Aim<Hover>,
}

/// The table: a layer of cards that only moves them, and above it the buttons
/// for pointer, keyboard and screen reader.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let stage = use_node_ref();
    let state = &props.state;
    let (lang, page) = (use_lang(), use_texts());
    let table = state.session().game().table();
    let (width, height) = props.size;
    let looks_on = state.session().is_spectated();
    // Whoever looks on pushes nothing in.
    let has_edges = !(looks_on && props.marks.is_empty());
    let layout = match (props.over, has_edges) {
        (true, _) => Layout::over(width, height, table.seats(), has_edges),
        (false, true) => Layout::new(width, height, table.seats()),
        (false, false) => Layout::without_edges(width, height, table.seats()),
    };
    let layout = layout.seen_by(state.session().near());
    let placed = state.cards();
    let drag = use_card_drag(state, &layout, &placed, &props.aim);
    let clicked = use_clicks(&drag, state.dispatcher());
    let point = {
        let dispatcher = state.dispatcher();
        pointing(
            "data-push",
            &Callback::from(move |pointed: Option<Pointed>| {
                let push = pointed.and_then(|pointed| pointed.value.parse().ok());
                dispatcher.dispatch(TableEvent::Point(push));
            }),
        )
    };
    let on_key = use_keys(&stage, state);
    let class = classes!(
        "stage",
        state.dragged.is_some().then_some("is-dragging"),
        (table.step() == Step::Over || looks_on).then_some("is-over"),
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
            { names(props, &layout, page) }
            { visual(props, &layout, &placed) }
            { edges(props, &layout, &clicked) }
            { own_cells(props, &layout, page) }
            { centre(props, &layout, &placed, &clicked) }
            { rivals(props, page) }
            { hints((state.session().near(), &props.marks), &layout, &placed, lang) }
        </div>
    }
}

/// The names above the grids, with the token, the score and who thinks.
fn names(props: &StageProps, layout: &Layout, page: &'static Page) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let session = state.session();
    let table = session.game().table();
    let asked = state.run.bot_to_ask();
    let counting = state.counting();
    let name = |seat: Seat| {
        let counted = counting
            .as_ref()
            .and_then(|(scoring, step)| scoring.at(seat, *step));
        let level = session.participants()[seat.index()].bot;
        let last = state.last_draft(seat);
        let said =
            |draft: Draft| [&draft.card.to_string(), ", ", &(texts.push)(draft.push)].concat();
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
                    <span key="words" class="sr-only">{ last.map(said).unwrap_or_default() }</span>
                </span>
                <span key="token" class="token" hidden={table.token() != Some(seat)} title={texts.token}>
                    { "◆" }<span key="text" class="sr-only">{ texts.token }</span>
                </span>
            </div>
        }
    };
    html! { <div key="names" class="names">{ for Seat::all(table.seats()).map(name) }</div> }
}

/// A draft in a few signs: the card, which way it is pushed, and the line.
fn short(draft: Draft) -> String {
    let way = match draft.push.side() {
        Side::Left => '→',
        Side::Right => '←',
        Side::Top => '↓',
        Side::Bottom => '↑',
    };
    format!("{} {way}{}", draft.card, draft.push.line() + 1)
}

/// The cards as they are seen. Their order never changes; their places do.
fn visual(props: &StageProps, layout: &Layout, placed: &[Card]) -> Html {
    let state = &props.state;
    let preview = match (
        state.hole_to_fill(),
        state.dragged,
        state.draft_in_hand(None),
    ) {
        (Some(hole), None, Some((slot, draft))) => Some(previewed(placed, slot, hole, draft.push)),
        _ => None,
    };
    let shown = preview.as_deref().unwrap_or(placed);
    let counting = state.counting();
    let is_counting = state.is_counting();
    let entries: Vec<Place> = Seat::all(state.session().participants().len())
        .filter_map(|seat| Some(Place::Grid(seat, state.last_draft(seat)?.push.entry())))
        .collect();
    let is_last = |place: Place| counting.is_none() && entries.contains(&place);
    let one = |(index, card): (usize, &Card)| {
        let home = placed[index].place;
        let counted = match card.place {
            Place::Centre(_) => None,
            Place::Grid(seat, _) => counting
                .as_ref()
                .and_then(|(scoring, step)| scoring.at(seat, *step)),
        };
        let is_paired = counting.is_none() && is_paired(shown, card);
        let class = classes!(
            "card",
            card.value.is_some().then_some("is-up"),
            is_paired.then_some("is-paired"),
            (card.place != home).then_some("is-previewed"),
            is_last(card.place).then_some("is-last"),
            motion(state, home),
            counted.map(|counted| count(counted, card.place, is_counting)),
        );
        let id = AttrValue::from(format!("card-{index}"));
        let style = AttrValue::from(place(card, layout));
        let (value, way, aim) = (card.value, way(state, home), props.aim.clone());
        html! { <Picture key={index} {id} {class} {style} {value} {way} {aim} /> }
    };
    let size = format!(
        "--card-w:{};--card-h:{}",
        Px(layout.card_width()),
        Px(layout.card_height())
    );
    html! {
        <div key="visual" class="visual" aria-hidden="true" style={size}>
            { for shown.iter().enumerate().map(one) }
        </div>
    }
}

/// Where a card's picture is, as a style.
fn place(card: &Card, layout: &Layout) -> String {
    let rect = match card.place {
        Place::Centre(slot) => layout.centre(slot),
        Place::Grid(seat, cell) => layout.cell(seat, cell),
    };
    format!(
        "--x:{};--y:{};--s:{}",
        Px(rect.x),
        Px(rect.y),
        Factor(rect.width / layout.card_width())
    )
}

/// What the picture of a card needs.
#[derive(Properties, PartialEq)]
struct PictureProps {
    id: AttrValue,
    class: Classes,
    style: AttrValue,
    value: Option<CardValue>,
    /// The hole to be filled and the card's cell, if the card may slide.
    way: Option<(Cell, Cell)>,
    aim: Aim<Hover>,
}

/// The picture of a card in its place, which may slide along with the one that is
/// dragged.
#[component]
fn Picture(props: &PictureProps) -> Html {
    let (way, value) = (props.way, props.value);
    let slides = use_aimed(&props.aim, move |hover| match (way, hover) {
        (Some((hole, cell)), Some((push, true))) => push.moved(hole).any(|moved| moved == cell),
        _ => false,
    });
    let class = classes!(props.class.clone(), slides.then_some("is-sliding"));
    html! {
        <div id={props.id.clone()} {class} style={props.style.clone()}><CardFace {value} /></div>
    }
}

/// How a card stands out while the person handles it.
fn motion(state: &TableState, place: Place) -> Classes {
    match place {
        Place::Centre(slot) => classes!(
            "in-centre",
            (state.selected == Some(slot)).then_some("is-selected"),
            (state.dragged == Some(slot)).then_some("is-dragged"),
        ),
        Place::Grid(..) => Classes::new(),
    }
}

/// The hole to be filled and the cell of this place, if what lies there may slide
/// along with the card that is dragged.
fn way(state: &TableState, place: Place) -> Option<(Cell, Cell)> {
    match (place, state.hole_to_fill(), state.dragged) {
        (Place::Grid(table::PERSON, cell), Some(hole), Some(_)) => Some((hole, cell)),
        _ => None,
    }
}

/// How a card stands out while the round is counted.
fn count(counted: Counted, place: Place, is_counting: bool) -> Classes {
    let Place::Grid(_, cell) = place else {
        return Classes::new();
    };
    classes!(
        counted.cancelled.contains(cell).then_some("is-cancelled"),
        (is_counting && counted.adding == Some(cell)).then_some("is-adding"),
    )
}

/// What a screen reader says of a cell.
fn describe(props: &StageProps, seat: Seat, cell: Cell) -> String {
    let (table, texts) = (props.state.session().game().table(), props.texts);
    let what = match table.grid(seat).get(cell) {
        Some(card) => card.to_string(),
        None if table.hole(seat) == Some(cell) => texts.hole.to_owned(),
        None => texts.face_down.to_owned(),
    };
    (texts.cell)(cell, &what)
}

/// One's own cells as buttons: face-down ones can be turned over.
fn own_cells(props: &StageProps, layout: &Layout, page: &'static Page) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let near = state.session().near();
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
                aria-label={describe(props, near, cell)}
                aria-disabled={(!may(cell)).to_string()}
                {onclick}
            />
        }
    };
    html! {
        <div key="cells">{ grid(label, Cell::all().map(one), SIZE) }</div>
    }
}

/// The 16 slots around one's grid; those that are legal are lit.
fn edges(props: &StageProps, layout: &Layout, clicked: &Clicks<TableEvent>) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let hole = state.hole_to_fill();
    let legal = |push: Push| hole.is_some_and(|hole| push.is_legal(hole));
    let first = Push::all().find(|push| legal(*push));
    let is_dragged = state.dragged.is_some();
    let one = |push: Push| {
        let style = AttrValue::from(layout.entry(push).style());
        html! {
            <Edge key={push.to_string()} {push} {style} {texts} is_legal={legal(push)} {is_dragged}
                is_tab_stop={first == Some(push)} {clicked} aim={props.aim.clone()} />
        }
    };
    html! {
        <div key="edges" role="group" aria-label={texts.edges}>{ for Push::all().map(one) }</div>
    }
}

/// What a slot needs.
#[derive(Properties, PartialEq)]
struct EdgeProps {
    push: Push,
    style: AttrValue,
    texts: &'static DekalTexts,
    /// Whether a card may go in there.
    is_legal: bool,
    /// Whether a card is dragged.
    is_dragged: bool,
    is_tab_stop: bool,
    clicked: Clicks<TableEvent>,
    aim: Aim<Hover>,
}

/// A slot, which shows what is dragged over it.
#[component]
fn Edge(props: &EdgeProps) -> Html {
    let EdgeProps {
        push,
        is_legal,
        is_dragged,
        ..
    } = *props;
    let hovered = use_aimed(&props.aim, move |hover| {
        hover.filter(|(over, _)| is_dragged && *over == push)
    });
    let class = classes!(
        "edge",
        is_legal.then_some("is-lit"),
        hovered.map(|(_, may)| if may { "is-hovered" } else { "is-refused" }),
    );
    let onclick = (props.clicked).reform(move |event| (event, TableEvent::Push(push)));
    html! {
        <button
            type="button"
            {class}
            tabindex={if props.is_tab_stop { "0" } else { "-1" }}
            data-push={push.to_string()}
            style={props.style.clone()}
            aria-label={(props.texts.push)(push)}
            aria-disabled={(!is_legal).to_string()}
            {onclick}
        />
    }
}

/// The cards of the centre as buttons, to choose or to drag.
fn centre(
    props: &StageProps,
    layout: &Layout,
    placed: &[Card],
    clicked: &Clicks<TableEvent>,
) -> Html {
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

/// The others' grids as tables for screen readers.
fn rivals(props: &StageProps, page: &'static Page) -> Html {
    let session = props.state.session();
    let seats = session.game().table().seats();
    let row = |seat: Seat, row: usize| {
        let cells = Cell::all().filter(move |cell| cell.row() == row);
        html! {
            <tr key={row}>
                { for cells.map(|cell| html! {
                    <td key={cell.column()}>{ describe(props, seat, cell) }</td>
                }) }
            </tr>
        }
    };
    let one = |seat: Seat| {
        html! {
            <table key={seat.index()}>
                <caption key="caption">{ (props.texts.grid_of)(table::name(session, seat, page)) }</caption>
                <tbody key="body">{ for (0..4).map(|index| row(seat, index)) }</tbody>
            </table>
        }
    };
    html! { <div key="rivals" class="sr-only">{ for Seat::all(seats).filter(|seat| *seat != session.near()).map(one) }</div> }
}
