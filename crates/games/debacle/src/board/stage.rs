//! The stage: dice that roll and turn, and the squares below them.

use engine::debacle::{Action, Direction, SIZE, Side, Square};
use yew::prelude::*;

use super::arrows::{Arrows, hinted, line_of_play};
use super::dice::{Die, Motion, Place, dice};
use super::gesture::use_die_drag;
use super::hints::hints;
use super::keys::use_keys;
use super::layout::Layout;
use super::lines::line;
use super::props::{Clicks, StageProps};
use super::state::{TableEvent, TableState, threatened};
use super::tools::{lid, tools};
use crate::DebacleUi;
use crate::die::{face, side_key, wall};
use table::{
    DropTarget, Factor, Playable, PointListeners, Px, StageFrame, grid, is_upright, plate_place,
    stage_frame, use_clicks, use_drop_target_selector,
};
use ui::i18n::{use_lang, use_texts};

/// The stage: the board, the dice, the sides' lines, and the buttons.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let stage = use_node_ref();
    let (lang, shared) = (use_lang(), use_texts());
    let state = &props.state;
    let (width, height) = props.size;
    let layout = if props.over {
        Layout::over(width, height, state.viewpoint(), plate_place())
    } else if is_upright() {
        Layout::upright(width, height, state.viewpoint())
    } else {
        Layout::new(width, height, state.viewpoint())
    };
    let all = dice(state.session().play(), state.shown());
    let on_board = all
        .iter()
        .enumerate()
        .filter_map(|(index, die)| match die.place {
            Place::Board(square) => Some((square, index)),
            Place::Pile(_) => None,
        });
    let drag = use_die_drag(state, layout, on_board.collect(), &props.drop_target);
    let clicks = use_clicks(&drag, state.dispatcher());
    let on_key = use_keys(&stage, state, layout);
    let position = state.position();
    let strokes = match state.run.proposed {
        Some(action) => line_of_play(&position, &[action]),
        None if props.marks.is_empty() => line_of_play(&position, &props.more),
        None => hinted(&position, &props.marks),
    };
    let class = classes!(
        "stage",
        "debacle",
        layout.is_small().then_some("is-small"),
        layout.is_wide().then_some("is-wide"),
        state.dragged.map(|_| "is-dragging")
    );
    let frame = StageFrame {
        place: stage,
        game: DebacleUi::ID,
        class,
        style: Some(format!("--die:{}", Px(layout.die()))),
        drag,
        point: PointListeners::default(),
        menu: None,
        on_key,
    };
    let parts = html! {
        <>
            { lid(&layout) }
            { line(props, &layout, state.viewpoint().other(), shared) }
            { board(props, &layout, &clicks) }
            { visual(state, &layout, &all) }
            <Arrows key="arrows" {layout} {strokes} />
            { hints(&props.marks, &layout, lang) }
            { line(props, &layout, state.viewpoint(), shared) }
            { tools(props, &layout, lang) }
        </>
    };
    stage_frame(frame, parts)
}

/// The squares as buttons, and the names of rows and columns on the frame.
fn board(props: &StageProps, layout: &Layout, clicks: &Clicks) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let position = state.position();
    let targets = state.targets();
    let movable = state.movable();
    let hand = state.in_hand();
    let endangered = if state.threats {
        threatened(&position)
    } else {
        Vec::new()
    };
    let tab_stop = hand.or(movable.first().copied()).or(Square::all().next());
    let one = |square: Square| {
        let die = position.board().get(square);
        let target = targets.iter().find(|(target, _)| *target == square);
        let is_movable = movable.contains(&square);
        let is_endangered = endangered.contains(&square);
        let class = classes!(
            "board-square",
            is_movable.then_some("is-movable"),
            (hand == Some(square)).then_some("is-chosen"),
            target.map(|(_, action)| lit(*action)),
            target.and_then(|(_, action)| {
                (state.run.proposed == Some(*action)).then_some("is-asked")
            }),
            is_endangered.then_some("is-endangered"),
        );
        let label = (texts.square)(square, die);
        let label = if is_endangered {
            format!("{label}, {}", texts.endangered)
        } else {
            label
        };
        let own = SquareProps {
            square,
            class,
            style: layout.square(square).style().into(),
            die: die.map(|(side, value)| format!("{}{}", &side_key(side)[..1], value.get())),
            label: label.into(),
            is_chosen: hand == Some(square),
            may: target.is_some() || is_movable,
            is_only_chosen: target.is_none() && is_movable,
            is_tab_stop: tab_stop == Some(square),
            is_dragged: state.dragged.is_some(),
            table: state.dispatcher(),
            clicks: clicks.clone(),
            drop_target: props.drop_target.clone(),
        };
        html! { <SquareButton key={square.index()} ..own /> }
    };
    html! {
        <div key="board">
            <div key="felt" class="board" style={layout.board_style()} aria-hidden="true" />
            { grid(texts.board, Square::all().map(one), SIZE) }
            <Rim key="rim" layout={*layout} />
        </div>
    }
}

/// Props of a square. The class is that of a square over which no die is dragged.
#[derive(Properties, Clone, PartialEq)]
struct SquareProps {
    square: Square,
    class: Classes,
    style: AttrValue,
    /// The side and value of the die on the square, for tests.
    die: Option<String>,
    label: AttrValue,
    is_chosen: bool,
    /// Whether something happens when the person chooses the square.
    may: bool,
    /// Whether that only chooses the die on it.
    is_only_chosen: bool,
    is_tab_stop: bool,
    /// Whether the person drags a die.
    is_dragged: bool,
    table: UseReducerDispatcher<TableState>,
    clicks: Clicks,
    drop_target: DropTarget<Square>,
}

/// A square as a button, which shows whether a die is dragged over it.
#[component]
fn SquareButton(props: &SquareProps) -> Html {
    let SquareProps {
        square, is_dragged, ..
    } = *props;
    let is_over = use_drop_target_selector(&props.drop_target, move |over| {
        is_dragged && over == Some(square)
    });
    let class = classes!(props.class.clone(), is_over.then_some("is-over"));
    // A double click flips the die that was there before: its first click may have moved one here.
    let chooses = use_mut_ref(|| false);
    let onclick = {
        let (chooses, is_only_chosen) = (chooses.clone(), props.is_only_chosen);
        (props.clicks).reform(move |event| {
            chooses.replace(is_only_chosen);
            (event, TableEvent::Tap(square))
        })
    };
    let table = props.table.clone();
    let ondblclick = Callback::from(move |_| {
        if chooses.take() {
            table.dispatch(TableEvent::Flip(Some(square)));
        }
    });
    html! {
        <button type="button" {class} style={props.style.clone()} data-square={square.to_string()}
            data-die={props.die.clone()} tabindex={if props.is_tab_stop { "0" } else { "-1" }}
            aria-label={props.label.clone()} aria-pressed={props.is_chosen.to_string()}
            aria-disabled={(!props.may).to_string()} {onclick} {ondblclick} />
    }
}

/// The class of a square with this action.
fn lit(action: Action) -> &'static str {
    match action {
        Action::Capture(_) => "is-capture",
        Action::Return(_) | Action::Recover(_) => "is-return",
        Action::Keep(_) => "is-double",
        Action::Roll(_) | Action::Flip(_) | Action::Decline => "is-lit",
    }
}

/// Props of [`Rim`].
#[derive(Properties, PartialEq)]
struct RimProps {
    layout: Layout,
}

/// The names of the columns and rows, on the frame.
#[component]
fn Rim(props: &RimProps) -> Html {
    let layout = &props.layout;
    let name = |(square, is_row): (Square, bool)| {
        let text = square.to_string();
        let text = if is_row { &text[1..] } else { &text[..1] };
        html! {
            <span key={format!("{text}-{is_row}")} class="rim"
                style={layout.rim_style(square, is_row)}>{ text.to_owned() }</span>
        }
    };
    let below = Square::all().filter(|square| layout.seen(*square).1 == 5);
    let left = Square::all().filter(|square| layout.seen(*square).0 == 0);
    let all = below
        .map(|square| (square, false))
        .chain(left.map(|square| (square, true)));
    html! { <div aria-hidden="true">{ for all.map(name) }</div> }
}

/// The pictures of the dice. Their order never changes, only their places do. A turned board gets new elements:
/// the old ones would all cross the board.
fn visual(state: &TableState, layout: &Layout, all: &[Die]) -> Html {
    let held = state.dragged.map(Place::Board);
    let last = all.iter().map(|die| die.moved).max().unwrap_or_default();
    let mut piles = [0usize; 2];
    let one = |(index, die): (usize, &Die)| {
        let count = match die.place {
            Place::Pile(side) => {
                piles[side.index()] += 1;
                piles[side.index()] - 1
            }
            Place::Board(_) => 0,
        };
        let at = layout.place(die.place, count);
        let moves = die.last.filter(|_| die.moved == last && last > 0);
        let class = classes!(
            "die-on-table",
            matches!(die.place, Place::Pile(_)).then_some("is-taken"),
            (held == Some(die.place)).then_some("is-dragged"),
            moves.map(|_| "is-last"),
        );
        let scale = at.width / layout.die();
        let style = format!("--x:{};--y:{};--s:{}", Px(at.x), Px(at.y), Factor(scale));
        let motion = moves.map(|(_, motion)| motion);
        let id = format!("die-{index}");
        html! { <Picture key={index} {id} {class} {style} die={*die} {motion} near={state.viewpoint()} /> }
    };
    // The sides' lines use the plain names of the sides as keys.
    let seen_by = match state.viewpoint() {
        Side::Red => "seen-by-red",
        Side::Black => "seen-by-black",
    };
    html! {
        <div key={seen_by} class="visual" aria-hidden="true">{ for all.iter().enumerate().map(one) }</div>
    }
}

/// Props of [`Picture`].
#[derive(Properties, PartialEq)]
struct PictureProps {
    id: AttrValue,
    class: Classes,
    style: AttrValue,
    die: Die,
    /// The motion that the die makes now.
    motion: Option<Motion>,
    /// The side whose camp is below.
    near: Side,
}

/// A die as a cube with its present and its previous face; a motion turns it from the previous to the present
/// one.
#[component]
fn Picture(props: &PictureProps) -> Html {
    let die = &props.die;
    let before = die.last.map_or(die.value, |(value, _)| value);
    let turn = props.motion.and_then(|motion| match motion {
        Motion::Roll(way) | Motion::Capture(way) => Some(towards(way, props.near)),
        Motion::Flip => Some("turns-over"),
        Motion::Carried => None,
    });
    html! {
        <div id={&props.id} class={props.class.clone()} style={&props.style}>
            <div key={die.moved} class={classes!("cube", turn)}>
                { face(die.side, before, "is-old") }
                { wall(die.side) }
                { face(die.side, die.value, "is-top") }
            </div>
        </div>
    }
}

/// The class of a roll in this direction, as the person sees it.
fn towards(direction: Direction, near: Side) -> &'static str {
    let seen = match near {
        Side::Red => direction,
        Side::Black => direction.back(),
    };
    match seen {
        Direction::North => "turns-up",
        Direction::South => "turns-down",
        Direction::East => "turns-right",
        Direction::West => "turns-left",
    }
}
