//! The Détrak table: what the person sees and does.

mod forecast;
mod gesture;
mod hand;
mod hints;
mod keys;
mod layout;
mod lines;
mod luck;
mod piece;
mod props;
mod report;
mod sheet;
mod stage;
mod state;
mod study;
mod tray;
mod words;

use crate::DetrakUi;
use yew::prelude::*;

use crate::texts::texts;
use forecast::Forecast;
pub use keys::KEYS;
use luck::use_luck_note;
use report::report;
use stage::Stage;
use state::{TableEvent, TableState};
use study::use_study;
use table::hint::use_hint;
use table::{
    Confirmable, TableFrame, TableProps, table_frame, use_drop_target, use_lines, use_runner,
    use_size, use_steps,
};
use ui::i18n::use_texts;

pub use sheet::SheetView;

/// A table of Détrak, with one person on the first seat or none.
#[component]
pub fn DetrakTable(props: &TableProps<DetrakUi>) -> Html {
    let (first, confirm) = (props.session.clone(), props.confirm);
    let state = use_reducer_eq(move || TableState::new(first).confirming(confirm));
    let place = use_node_ref();
    let size = use_size(&place);
    let (page, words) = (use_texts(), texts(props.lang));
    let on_event = use_callback(state.dispatcher(), |event, table| {
        table.dispatch(TableEvent::Run(event));
    });
    let commands = use_runner(&state.run, state.is_counting(), props, &on_event);
    let dispatcher = state.dispatcher();
    let on_step = Callback::from(move |step| dispatcher.dispatch(TableEvent::Counted(step)));
    use_steps(state.counting(), state.run.pace(props.pace), &on_step);
    let at_once = props.hints && state.piece().is_some();
    let hint_state = use_hint(&state.run, &props.pool, at_once);
    let advice = hint_state.advice.clone().filter(|_| at_once);
    let drop_target = use_drop_target();
    let forecast =
        html! { <Forecast state={state.clone()} {advice} drop_target={drop_target.clone()} /> };
    let findings = use_study(&state, &props.pool);
    use_luck_note(state.session(), &findings);
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
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        busy: state.is_counting(),
        sentence: words::sentence(&state, words, page),
        step: words::step(&state),
        refusal: words::refusal(&state, words),
        forecast,
        hint_state: &hint_state,
        counted: state.counting().map_or(0, |(counted, _)| counted),
        sheet,
        alone: words::alone(state.session(), words),
        more: report(state.session(), &findings, words, page),
        lines,
        stage,
        place: (place, size),
    };
    table_frame(parts, props, &commands, page)
}
