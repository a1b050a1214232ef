//! The stage: the sheets, the dice, and the piece.

use engine::Game;
use engine::detrak::{Cell, Note, SIZE, Symbol};
use yew::prelude::*;

use super::gesture::{use_piece_drag, use_right_click};
use super::hand::Hand;
use super::hints::CellHint;
use super::keys::use_keys;
use super::layout::Layout;
use super::props::{Clicks, StageProps};
use super::rivals::{Heading, HeadingProps, all_rivals};
use super::sheet::{Points, SheetView, place, rows, view};
use super::state::TableEvent;
use super::tray::tray;
use crate::DetrakUi;
use crate::symbols::drawn;
use table::{
    self, DropTarget, HoveredBy, LOW, PlatePlace, Playable, StageFrame, Victory, grid, is_sideways,
    is_upright, plate_place, stage_frame, use_clicks, use_drop_target_selector, use_pointing,
};
use ui::i18n::{Lang, Texts as SharedTexts, Translated, use_lang, use_texts};

/// The stage.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let stage = use_node_ref();
    let state = &props.state;
    let (lang, shared) = (use_lang(), use_texts());
    let game = state.game();
    let rivals = game.seats() - 1;
    let (width, height) = props.size;
    let rows = rows(game.is_advanced());
    let layout = if is_upright() {
        Layout::upright(width, height, rivals, rows)
    } else if is_sideways() && height < LOW {
        Layout::low(width, height, rivals, rows)
    } else {
        Layout::new(width, height, rivals, rows)
    };
    let layout = if state.session().mode().is_replay() {
        layout.untouched(width, height, rivals, rows)
    } else {
        layout
    };
    let near = state.session().viewpoint();
    let mut winners = Victory::of(state.session(), props.over).winners().iter();
    let has_rival_won = winners.any(|seat| seat != near);
    let layout = match props.over {
        true if plate_place() == PlatePlace::Beside => {
            layout.beside_plate(width, height, rivals, rows)
        }
        true => layout.without_tray(props.size, rivals, rows, has_rival_won),
        false => layout,
    };
    let drag = use_piece_drag(state, &props.drop_target);
    let clicks = use_clicks(&drag, state.dispatcher());
    let right = use_right_click(clicks, state.dispatcher());
    let on_point = {
        let dispatcher = state.dispatcher();
        Callback::from(move |pointed: Option<String>| {
            let cell = pointed.and_then(|cell| cell.parse().ok());
            dispatcher.dispatch(TableEvent::Point(cell));
        })
    };
    // A press does not point at anything: the first one of a finger shows a note, the second one makes it.
    let point = use_pointing("data-cell", |by| by != HoveredBy::Press, &on_point);
    let on_key = use_keys(&stage, state);
    let class = classes!(
        "sheets",
        layout.arrangement.class(),
        (layout.columns > 1).then_some("in-columns"),
        (!layout.tray).then_some("is-trayless"),
        state.dragged.then_some("is-dragging"),
    );
    let frame = StageFrame {
        place: stage,
        game: DetrakUi::ID,
        class,
        style: Some(layout.style()),
        drag,
        point,
        menu: Some([right.down, right.menu]),
        on_key,
    };
    let parts = html! {
        <>
            { all_rivals(props, shared) }
            { own_sheet(props, lang, &right.clicks) }
            { tray(props, &right.clicks) }
        </>
    };
    stage_frame(frame, parts)
}

/// The near sheet: every cell is a button.
fn own_sheet(props: &StageProps, lang: Lang, clicks: &Clicks) -> Html {
    let (state, texts, shared) = (&props.state, props.texts, SharedTexts::of(lang));
    let near = state.session().viewpoint();
    let view = view(state, near);
    let hand = Hand::new(state, props.more);
    let label = if state.session().you() == Some(near) {
        texts.your_sheet.to_owned()
    } else {
        (texts.sheet_of)(table::name(state.session(), near, shared))
    };
    let first_free = Cell::all().find(|cell| super::lines::can_be_noted(view.sheet, *cell));
    let tab_stop = first_free.or(Cell::all().next());
    let victory = Victory::of(state.session(), props.over);
    let heading = HeadingProps::new(props, near, &view, shared);
    let cell = |cell: Cell| {
        let stops = tab_stop == Some(cell);
        own_cell(props, &view, &hand, cell, stops, lang, clicks)
    };
    html! {
        <section key="own" class={classes!("own", victory.class(near))} aria-label={label.clone()}>
            <Heading key="name" ..heading />
            <div key="sheet" class={classes!("sheet", view.advanced.then_some("is-advanced"))}>
                { grid(label, Cell::all().map(cell), SIZE) }
                <Points key="points" {view} {texts} />
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
        is_tapped: state.tapped == Some(cell),
        is_tab_stop,
        hand: *hand,
        clicks: clicks.clone(),
        drop_target: props.drop_target.clone(),
    };
    html! { <OwnCell key={cell.index()} ..own /> }
}

/// Props of a cell of the near sheet.
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
    /// Whether a finger has tapped the cell once: a second tap notes the piece, even if it comes at once.
    is_tapped: bool,
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
            data-repeats={props.is_tapped.then_some("")} {onclick}>
            { shown.map(drawn).unwrap_or_default() }
            { props.badges.clone() }
        </button>
    }
}
