//! The stage: the sheets, the dice, and the piece.

use engine::detrak::{Cell, Note, SIZE, Symbol};
use engine::{Game, Seat};
use yew::prelude::*;

use super::gesture::{use_piece_drag, use_right_click};
use super::hand::Hand;
use super::hints::CellHint;
use super::keys::use_keys;
use super::layout::Layout;
use super::props::{Clicks, StageProps};
use super::sheet::{SheetView, place, rows};
use super::state::{TableEvent, TableState};
use super::tray::tray;
use crate::symbols::drawn;
use table::{
    self, DropTarget, Hovered, PointListeners, Victory, grid, pointing, use_clicks,
    use_drop_target_selector,
};
use ui::i18n::{Lang, Texts as Page, Translated, signed, use_lang, use_texts};

/// The stage.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let stage = use_node_ref();
    let state = &props.state;
    let (lang, page) = (use_lang(), use_texts());
    let game = state.game();
    let rivals = game.seats() - 1;
    let (width, height) = props.size;
    let rows = rows(game.is_advanced());
    let layout = if state.session().mode().is_replay() {
        Layout::untouched(width, height, rivals, rows)
    } else {
        Layout::new(width, height, rivals, rows)
    };
    let layout = if props.over {
        layout.without_tray(height, rivals, rows)
    } else {
        layout
    };
    let drag = use_piece_drag(state, &props.drop_target);
    let clicks = use_clicks(&drag, state.dispatcher());
    let right = use_right_click(clicks, state.dispatcher());
    let by_mouse = points_at_cells(state, |_| true);
    // The focus that a finger or the mouse gives does not point at anything.
    let by_focus = points_at_cells(state, |at| at.by_keyboard);
    let on_key = use_keys(&stage, state);
    let class = classes!(
        "sheets",
        layout.arrangement.class(),
        (!layout.tray).then_some("is-trayless"),
        state.dragged.then_some("is-dragging"),
    );
    html! {
        <div
            ref={stage}
            {class}
            style={layout.style()}
            data-table="detrak"
            onpointerdown={drag.down}
            onpointermove={drag.moved}
            onpointerup={drag.up}
            onpointercancel={drag.cancel.clone()}
            onlostpointercapture={drag.cancel}
            onpointerover={by_mouse.over}
            onpointerout={by_mouse.out}
            onfocusin={by_focus.focus}
            onfocusout={by_focus.blur}
            onkeydown={on_key}
            onmousedown={right.down}
            oncontextmenu={right.menu}
        >
            { all_rivals(props, page) }
            { own_sheet(props, lang, &right.clicks) }
            { tray(props, &right.clicks) }
        </div>
    }
}

/// Listeners that tell the table which cell is pointed at, if that counts.
fn points_at_cells(
    state: &UseReducerHandle<TableState>,
    counts: fn(&Hovered) -> bool,
) -> PointListeners {
    let dispatcher = state.dispatcher();
    let point = Callback::from(move |pointed: Option<Hovered>| {
        if pointed.as_ref().is_none_or(counts) {
            let cell = pointed.and_then(|at| at.value.parse().ok());
            dispatcher.dispatch(TableEvent::Point(cell));
        }
    });
    pointing("data-cell", &point)
}

/// A seat's sheet as the stage shows it, without the note in hand.
fn view(state: &TableState, seat: Seat) -> SheetView {
    let game = state.game();
    let own = seat == state.session().viewpoint();
    SheetView {
        sheet: if own {
            state.own_sheet()
        } else {
            game.sheet(seat)
        },
        advanced: game.is_advanced(),
        last: state
            .last_note(seat)
            .filter(|_| !state.session().is_person(seat)),
        counting: state
            .counting()
            .filter(|(counted, all)| counted < all)
            .map(|(counted, _)| counted),
        over: state.counting().is_some(),
    }
}

fn heading(props: &StageProps, seat: Seat, page: &'static Page) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let session = state.session();
    let level = session.participants()[seat.index()].bot;
    let points = view(state, seat).score();
    // The line above a rival's small sheet has no room for a word besides the number.
    let shown = match seat {
        near if near == session.viewpoint() => (texts.points)(points),
        _ => signed(points),
    };
    let thinks = state.run.bot_to_ask() == Some(seat) && state.run.waits_for_bots();
    html! {
        <p key="name" class={classes!("name-line", thinks.then_some("is-thinking"))}>
            <span key="name" class="name-text">{ table::name(session, seat, page) }</span>
            <span key="level" class="name-level" hidden={level.is_none()}>
                { level.map(|level| (page.common.level)(level)).unwrap_or_default() }
            </span>
            <strong key="score" class="name-score" data-score={seat.index().to_string()}
                title={(texts.points)(points)}>{ shown }</strong>
        </p>
    }
}

/// The rivals' sheets; one of them may be enlarged.
fn all_rivals(props: &StageProps, page: &'static Page) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let session = state.session();
    let victory = Victory::of(session, props.over);
    let one = |seat: Seat| {
        let name = table::name(session, seat, page);
        let large = state.enlarged == Some(seat);
        let view = view(state, seat);
        let toggle = {
            let dispatcher = state.dispatcher();
            let to = (!large).then_some(seat);
            Callback::from(move |_| dispatcher.dispatch(TableEvent::Enlarge(to)))
        };
        let label = if large {
            texts.close.to_owned()
        } else {
            (texts.enlarge)(name)
        };
        html! {
            <section key={seat.index()} class={classes!("rival", large.then_some("is-large"), victory.class(seat))}
                aria-label={(texts.sheet_of)(name)} data-rival={seat.index().to_string()}>
                { heading(props, seat, page) }
                <button key="sheet" type="button" class="rival-sheet" aria-expanded={large.to_string()}
                    onclick={toggle}>
                    <span key="label" class="visually-hidden">{ label }</span>
                    <span key="name" class="rival-name" aria-hidden="true">{ name }</span>
                    { view.picture(texts) }
                </button>
                { view.table((texts.sheet_of)(name), texts) }
            </section>
        }
    };
    let near = session.viewpoint();
    let seats = Seat::all(session.game().seats()).filter(|seat| *seat != near);
    html! { <div key="rivals" class="rivals">{ for seats.map(one) }</div> }
}

/// The near sheet: every cell is a button.
fn own_sheet(props: &StageProps, lang: Lang, clicks: &Clicks) -> Html {
    let (state, texts, page) = (&props.state, props.texts, Page::of(lang));
    let near = state.session().viewpoint();
    let view = view(state, near);
    let hand = Hand::new(state);
    let label = if state.session().is_person(near) {
        texts.your_sheet.to_owned()
    } else {
        (texts.sheet_of)(table::name(state.session(), near, page))
    };
    let first_free = Cell::all().find(|cell| super::lines::can_be_noted(view.sheet, *cell));
    let tab_stop = first_free.or(Cell::all().next());
    let victory = Victory::of(state.session(), props.over);
    let cell = |cell: Cell| {
        let stops = tab_stop == Some(cell);
        own_cell(props, &view, &hand, cell, stops, lang, clicks)
    };
    html! {
        <section key="own" class={classes!("own", victory.class(near))} aria-label={label.clone()}>
            { heading(props, near, page) }
            <div key="sheet" class={classes!("sheet", view.advanced.then_some("is-advanced"))}>
                { grid(label, Cell::all().map(cell), SIZE) }
                { view.points(texts) }
            </div>
        </section>
    }
}

/// A cell of the near sheet.
fn own_cell(
    props: &StageProps,
    view: &SheetView,
    hand: &Hand,
    cell: Cell,
    is_tab_stop: bool,
    lang: Lang,
    clicks: &Clicks,
) -> Html {
    let state = &props.state;
    let hint = CellHint::on(&props.marks, cell);
    let to_note = state.piece().is_some() && super::lines::can_be_noted(view.sheet, cell);
    let class = classes!(view.class(cell), to_note.then_some("is-lit"), hint.class(),);
    let own = OwnCellProps {
        cell,
        class,
        style: place(cell, view.advanced).into(),
        label: view.describe(cell, props.texts).into(),
        noted: view.sheet.get(cell),
        hint: state.roll().and_then(|roll| hint.symbol(roll)),
        badges: hint.badges(lang),
        to_note,
        is_tab_stop,
        hand: *hand,
        clicks: clicks.clone(),
        drop_target: props.drop_target.clone(),
    };
    html! { <OwnCell key={cell.index()} ..own /> }
}

/// The props of a cell of the near sheet.
#[derive(Properties, Clone, PartialEq)]
struct OwnCellProps {
    cell: Cell,
    class: Classes,
    style: AttrValue,
    label: AttrValue,
    noted: Option<Symbol>,
    /// The symbol that a hint shows on the cell.
    hint: Option<Symbol>,
    badges: Html,
    /// Whether the person can note something on the cell now.
    to_note: bool,
    is_tab_stop: bool,
    hand: Hand,
    clicks: Clicks,
    drop_target: DropTarget<Note>,
}

/// A cell of the near sheet as a button, which previews the note in hand.
#[component]
fn OwnCell(props: &OwnCellProps) -> Html {
    let (cell, hand) = (props.cell, props.hand);
    let shade = use_drop_target_selector(&props.drop_target, move |over| hand.on(cell, over));
    let ghost = shade.symbol.map(|(symbol, _)| symbol);
    let class = classes!(
        props.class.clone(),
        (shade.symbol).map(|(_, fits)| if fits { "is-ghost" } else { "is-refused" }),
        shade.is_endangered.then_some("is-endangered"),
    );
    let onclick = (props.clicks).reform(move |event: MouseEvent| {
        let by_keyboard = event.detail() == 0;
        let lay = by_keyboard.then_some(TableEvent::Lay(cell));
        (event, lay.unwrap_or(TableEvent::Tap(cell)))
    });
    let shown = props.noted.or(ghost).or(props.hint);
    html! {
        <button type="button" {class} style={props.style.clone()}
            tabindex={if props.is_tab_stop { "0" } else { "-1" }}
            data-cell={cell.to_string()} data-symbol={props.noted.map(|noted| noted.to_string())}
            aria-label={props.label.clone()} aria-disabled={(!props.to_note).to_string()}
            {onclick}>
            { shown.map(drawn).unwrap_or_default() }
            { props.badges.clone() }
        </button>
    }
}
