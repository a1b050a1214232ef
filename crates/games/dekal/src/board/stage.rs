//! The stage: cards that move, and the buttons that stand for them.

use engine::Seat;
use engine::dekal::Step;
use yew::prelude::*;

use super::edges::Edges;
use super::gesture::use_card_drag;
use super::hints::hints;
use super::keys::use_keys;
use super::layout::Layout;
use super::names::names;
use super::own_grid::{centre, own_cells};
use super::props::StageProps;
use super::rivals::rivals;
use super::state::TableEvent;
use super::visual::visual;
use crate::DekalUi;
use table::{Playable, StageFrame, Victory, plate_place, stage_frame, use_clicks, use_pointing};
use ui::i18n::{use_lang, use_texts};
use ui::settings::use_settings;

/// The stage. The pictures of the cards take no clicks; invisible buttons above them do, for pointer, keyboard
/// and screen reader.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let stage = use_node_ref();
    let state = &props.state;
    let (lang, shared) = (use_lang(), use_texts());
    let is_running = use_settings().running_score;
    let table = state.session().game().table();
    let (width, height) = props.size;
    let is_spectated = state.session().is_spectated();
    // A spectator needs entry slots only to see marked actions.
    let has_edges = !(is_spectated && props.marks.is_empty());
    let layout = match (props.over, has_edges) {
        (true, _) => Layout::over(width, height, table.seats(), has_edges, plate_place()),
        (false, true) => Layout::new(width, height, table.seats()),
        (false, false) => Layout::without_edges(width, height, table.seats()),
    };
    let layout = layout.seen_by(state.session().viewpoint());
    let placed = state.cards();
    let drag = use_card_drag(state, &layout, placed, &props.drop_target);
    let clicked = use_clicks(&drag, state.dispatcher());
    let on_point = {
        let dispatcher = state.dispatcher();
        Callback::from(move |pointed: Option<String>| {
            let push = pointed.and_then(|pointed| pointed.parse().ok());
            dispatcher.dispatch(TableEvent::Point(push));
        })
    };
    let point = use_pointing("data-push", |_| true, &on_point);
    let on_key = use_keys(&stage, state);
    let class = classes!(
        "stage",
        state.dragged.is_some().then_some("is-dragging"),
        (table.step() == Step::Over || is_spectated).then_some("is-over"),
        (table.step() == Step::Over).then_some("is-done"),
    );
    let frame = StageFrame {
        place: stage,
        game: DekalUi::ID,
        class,
        style: None,
        drag,
        point,
        menu: None,
        on_key,
    };
    let parts = html! {
        <>
            { lights(props, &layout) }
            { names(props, &layout, is_running, shared) }
            { visual(props, &layout, placed) }
            <Edges key="edges" layout={layout.clone()} hole={state.hole_to_fill()} is_dragged={state.dragged.is_some()}
                texts={props.texts} clicked={clicked.clone()} drop_target={props.drop_target.clone()} />
            { own_cells(props, &layout, shared) }
            { centre(props, &layout, placed, &clicked) }
            { rivals(props, &layout, shared) }
            { hints(state.session().viewpoint(), &props.marks, &layout, placed, lang) }
        </>
    };
    stage_frame(frame, parts)
}

/// The light below the grids of those who have won.
fn lights(props: &StageProps, layout: &Layout) -> Html {
    let session = props.state.session();
    let victory = Victory::of(session, props.over);
    let light = |seat: Seat| {
        let style = layout.area(seat).inset(-7.0, -7.0).style();
        html! { <div key={seat.index()} class={classes!("light", victory.class(seat))} {style} /> }
    };
    html! { <div key="lights" aria-hidden="true">{ for Seat::all(session.participants().len()).map(light) }</div> }
}
