//! The Dumble table: what the person sees and does.

mod gesture;
mod hand;
mod hints;
mod keys;
mod layout;
mod props;
mod report;
mod rivals;
mod sprites;
mod stage;
mod state;
mod tools;
mod words;

use crate::DumbleUi;
use yew::prelude::*;

use crate::texts::texts;
use hand::Sort;
pub use keys::KEYS;
use model::storage;
use report::report;
use stage::Stage;
use state::{TableEvent, TableState};
use table::hint::use_hint;
use table::{
    Confirmable, TableFrame, TableProps, table_frame, use_drop_target, use_lines, use_rest,
    use_runner, use_size,
};
use ui::i18n::use_texts;

/// Where it is stored how hands are arranged.
const SORT_KEY: &str = "tablee.dumble.sort";

/// A table of Dumble, with one person on the first seat or none.
#[component]
pub fn DumbleTable(props: &TableProps<DumbleUi>) -> Html {
    let (first, confirm) = (props.session.clone(), props.confirm);
    let state = use_reducer_eq(move || TableState::new(first, stored_sort()).confirming(confirm));
    let place = use_node_ref();
    let size = use_size(&place);
    let (page, words) = (use_texts(), texts(props.lang));
    let on_event = use_callback(state.dispatcher(), |event, table| {
        table.dispatch(TableEvent::Run(event));
    });
    let commands = use_runner(&state.run, false, props, &on_event);
    use_effect_with(state.sort, |sort| {
        // Without storage the next table sorts by rank, which is no loss.
        let _ = storage::write(SORT_KEY, &serde_json::to_string(sort).unwrap_or_default());
    });
    let at_once = props.hints && (state.is_to_discard() || state.is_to_draw());
    let hint_state = use_hint(&state.run, &props.pool, at_once);
    let advice = hint_state.advice.as_deref().filter(|_| at_once);
    let chance = advice.and_then(|advice| words::lowest(&state, advice));
    let forecast = words::forecast(&state, advice, words);
    let lines = use_lines(state.session(), props.lang, |session| {
        words::log_lines(session, words, page)
    });
    let marks = props.marked(&hint_state);
    let drop_target = use_drop_target();
    let sheet = words::sheet(state.session(), words, page);
    let over = use_rest(sheet.is_some(), state.run.pace(props.pace));
    let sheet = sheet.filter(|_| over);
    let stage = html! {
        <Stage texts={words} state={state.clone()} {size} {marks} {chance} {over} {drop_target} />
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
        more: report(state.session(), words, page),
        lines,
        stage,
        place: (place, size),
    };
    table_frame(parts, props, &commands, page)
}

/// How hands were arranged last.
fn stored_sort() -> Sort {
    let text = storage::read(SORT_KEY).ok().flatten();
    let sort = text.and_then(|text| serde_json::from_str(&text).ok());
    // An order of one's own is of one hand only.
    sort.filter(|sort| *sort != Sort::Own).unwrap_or_default()
}
