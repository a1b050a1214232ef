//! The Débâcle table: what the person sees and does.

mod analysis;
mod arrows;
mod dice;
mod gesture;
mod hints;
mod keys;
mod layout;
mod lines;
mod props;
mod stage;
mod state;
mod tools;
mod words;

use crate::DebacleUi;
use yew::prelude::*;

use crate::texts::texts;
use analysis::{panel, use_analysis};
pub use keys::KEYS;
use stage::Stage;
use state::{TableEvent, TableState};
use table::hint::use_hint;
use table::{
    Confirmable, TableFrame, TableProps, table_frame, use_drop_target, use_lines, use_rest,
    use_runner, use_size,
};
use ui::i18n::use_texts;

/// A table of Débâcle, for one person or two.
#[component]
pub fn DebacleTable(props: &TableProps<DebacleUi>) -> Html {
    let (first, confirm) = (props.session.clone(), props.confirm);
    let state = use_reducer_eq(move || TableState::new(first).confirming(confirm));
    let place = use_node_ref();
    let size = use_size(&place);
    let (page, words) = (use_texts(), texts(props.lang));
    let on_event = use_callback(state.dispatcher(), |event, table| {
        table.dispatch(TableEvent::Run(event));
    });
    let commands = use_runner(&state.run, false, props, &on_event);
    let at_once = props.hints && state.acting().is_some();
    let hint_state = use_hint(&state.run, &props.pool, at_once);
    let advice = hint_state.advice.as_deref().filter(|_| at_once);
    let found = use_analysis(&state, &props.pool);
    let forecast = words::forecast(&state, advice, words);
    let lines = use_lines(state.session(), props.lang, |session| {
        words::log_lines(session, words, page)
    });
    let more = panel(&state, found.as_ref(), words);
    let best = found.map_or_else(Vec::new, |(_, found)| found.line.clone());
    let marks = props.marked(&hint_state);
    let drop_target = use_drop_target();
    let sheet = words::sheet(state.session(), words);
    let over = use_rest(sheet.is_some(), state.run.pace(props.pace));
    let sheet = sheet.filter(|_| over);
    let stage = html! {
        <Stage texts={words} state={state.clone()} {size} {marks} {best} {over} {drop_target} />
    };
    let parts = TableFrame {
        run: &state.run,
        title: words.title,
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        busy: false,
        sentence: words::sentence(&state, words, page),
        step: words::step(&state),
        refusal: words::refusal(&state, words),
        forecast: forecast.unwrap_or_default().into(),
        hint_state: &hint_state,
        counted: 0,
        sheet,
        alone: None,
        more,
        lines,
        stage,
        place: (place, size),
    };
    table_frame(parts, props, &commands, page)
}
