//! The Détrak table: what the person sees and does.

mod gesture;
mod keys;
mod layout;
mod lines;
mod luck;
mod piece;
mod report;
mod sheet;
mod stage;
mod state;
mod study;
mod tray;
mod words;

use engine::detrak::Detrak;
use protocol::Level;
use yew::prelude::*;

use crate::detrak::texts::texts;
use crate::i18n::use_texts;
use crate::table::{Around, TableProps, around, use_advice, use_runner, use_size, use_steps};
use luck::use_luck_note;
use report::report;
use stage::Stage;
use state::{TableEvent, TableState};
use study::use_study;

pub use sheet::SheetView;

/// A table of Détrak, with one person on the first seat.
#[component]
pub fn DetrakTable(props: &TableProps<Detrak>) -> Html {
    let first = props.session.clone();
    let state = use_reducer_eq(move || TableState::new(first));
    let place = use_node_ref();
    let size = use_size(&place);
    let (page, words) = (use_texts(), texts(props.lang));
    let dispatcher = state.dispatcher();
    let on_event = Callback::from(move |event| dispatcher.dispatch(TableEvent::Run(event)));
    use_runner(&state.run, props, &on_event);
    let dispatcher = state.dispatcher();
    let on_step = Callback::from(move |step| dispatcher.dispatch(TableEvent::Counted(step)));
    use_steps(state.counting(), props.pace, &on_step);
    let notes = props.hints && state.piece().is_some();
    let question = notes.then(|| state.session().hint(Level::Expert)).flatten();
    let advice = use_advice::<Detrak>(question, &props.pool);
    let findings = use_study(&state, &props.pool);
    use_luck_note(state.session(), &findings);
    let lines = words::tell(state.session(), words, page);
    let stage = html! { <Stage texts={words} state={state.clone()} {size} /> };
    let parts = Around {
        run: &state.run,
        title: words.title,
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        busy: state.is_counting(),
        sentence: words::sentence(&state, words, page),
        step: words::step(&state),
        refusal: words::refusal(&state, words),
        forecast: words::forecast(&state, advice.as_deref(), words),
        sheet: words::sheet(&state, words),
        alone: words::alone(state.session(), words),
        more: report(state.session(), &findings, words, page),
        lines: &lines,
        stage,
        place: (place, size),
    };
    around(parts, props, &on_event, page)
}
