//! The Dékal table: what the person sees and does.

mod edges;
mod forecast;
mod gesture;
mod hints;
mod keys;
mod layout;
mod placement;
mod props;
mod rivals;
mod scoring;
mod stage;
mod state;
mod target;
mod visual;
mod words;

use crate::DekalUi;
use yew::prelude::*;

use crate::texts::texts;
use forecast::Forecast;
pub use keys::KEYS;
use stage::Stage;
use state::{TableEvent, TableState};
use table::hint::use_hint;
use table::{
    Confirmable, TableFrame, TableProps, table_frame, use_drop_target, use_lines, use_runner,
    use_size, use_steps,
};
use ui::i18n::use_texts;

/// A table of Dékal, with one person on the first seat or none.
#[component]
pub fn DekalTable(props: &TableProps<DekalUi>) -> Html {
    let (first, confirm) = (props.session.clone(), props.confirm);
    let state = use_reducer_eq(move || TableState::new(first).confirming(confirm));
    let place = use_node_ref();
    let size = use_size(&place);
    let (page, words) = (use_texts(), texts(props.lang));
    let on_event = use_callback(state.dispatcher(), |event, table| {
        table.dispatch(TableEvent::Run(event));
    });
    let commands = use_runner(&state.run, state.is_counting(), props, &on_event);
    let on_step = {
        let dispatcher = state.dispatcher();
        Callback::from(move |step| dispatcher.dispatch(TableEvent::Counted(step)))
    };
    let counting = state.counting();
    let steps = counting
        .as_ref()
        .map(|(scoring, step)| (*step, scoring.steps()));
    use_steps(steps, state.run.pace(props.pace), &on_step);
    let at_once = props.hints && state.hole_to_fill().is_some();
    let hint_state = use_hint(&state.run, &props.pool, at_once);
    let advice = hint_state.advice.clone().filter(|_| at_once);
    let drop_target = use_drop_target();
    let forecast =
        html! { <Forecast state={state.clone()} {advice} drop_target={drop_target.clone()} /> };
    let lines = use_lines(state.session(), props.lang, |session| {
        words::log_lines(session, words, page)
    });
    let marks = props.marked(&hint_state);
    let sheet = words::sheet(&state, words);
    let over = sheet.is_some();
    let stage =
        html! { <Stage texts={words} state={state.clone()} {size} {marks} {over} {drop_target} /> };
    let parts = TableFrame {
        run: &state.run,
        title: words.title,
        heading: words::heading(state.session(), words, page),
        turn: words::turn(state.session()),
        busy: state.is_counting(),
        sentence: words::sentence(&state, words, page),
        step: words::step(&state),
        refusal: words::refusal(&state, words),
        forecast,
        hint_state: &hint_state,
        counted: counting.map_or(0, |(_, step)| step),
        sheet,
        alone: None,
        more: Html::default(),
        lines,
        stage,
        place: (place, size),
    };
    table_frame(parts, props, &commands, page)
}
