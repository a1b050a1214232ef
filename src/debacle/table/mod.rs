//! The Débâcle table: what the person sees and does.

mod analysis;
mod arrows;
mod dice;
mod gesture;
mod keys;
mod layout;
mod lines;
mod stage;
mod state;
mod tools;
mod words;

use engine::debacle::Debacle;
use protocol::Level;
use yew::prelude::*;

use crate::debacle::texts::texts;
use crate::i18n::use_texts;
use crate::table::{Around, Deciding, TableProps, around, use_advice, use_runner, use_size};
use analysis::{panel, use_analysis};
pub use keys::KEYS;
use stage::Stage;
use state::{TableEvent, TableState};

/// A table of Débâcle, for one person or two.
#[component]
pub fn DebacleTable(props: &TableProps<Debacle>) -> Html {
    let (first, confirm) = (props.session.clone(), props.confirm);
    let state = use_reducer_eq(move || TableState::new(first).confirming(confirm));
    let place = use_node_ref();
    let size = use_size(&place);
    let (page, words) = (use_texts(), texts(props.lang));
    let dispatcher = state.dispatcher();
    let on_event = Callback::from(move |event| dispatcher.dispatch(TableEvent::Run(event)));
    use_runner(&state.run, props, &on_event);
    let decides = props.hints && state.acting().is_some();
    let question = decides
        .then(|| state.session().hint(Level::Expert))
        .flatten();
    let advice = use_advice::<Debacle>(question, &props.pool);
    let found = use_analysis(&state, &props.pool);
    let lines = words::tell(state.session(), words, page);
    let more = panel(&state, found.as_ref(), words);
    let best = found.map_or_else(Vec::new, |(_, found)| found.line.clone());
    let stage = html! { <Stage texts={words} state={state.clone()} {size} {best} /> };
    let parts = Around {
        run: &state.run,
        title: words.title,
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        busy: false,
        sentence: words::sentence(&state, words, page),
        step: words::step(&state),
        refusal: words::refusal(&state, words),
        forecast: words::forecast(&state, advice.as_deref(), words),
        counted: 0,
        sheet: words::sheet(state.session(), words),
        alone: None,
        more,
        lines: &lines,
        stage,
        place: (place, size),
    };
    around(parts, props, &on_event, page)
}
