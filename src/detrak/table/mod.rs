//! The Détrak table: what the person sees and does.

mod gesture;
mod keys;
mod layout;
mod lines;
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
use crate::table::{
    Around, Bar, Prompt, RunEvent, TableProps, Verdict, around, news, use_advice, use_runner,
    use_size, use_steps,
};
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
    let top = Bar {
        run: &state.run,
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        busy: state.is_counting(),
        on_event: on_event.clone(),
        on_leave: props.on_leave.clone(),
    };
    let lines = words::tell(state.session(), words, page);
    let said = Prompt {
        sentence: words::sentence(&state, words, page),
        step: words::step(&state),
        refusal: words::refusal(&state, words),
        forecast: words::forecast(&state, advice.as_deref(), words),
        news: news(&lines),
        trouble: state.run.trouble,
        on_try_again: on_event.reform(|()| RunEvent::TryAgain),
    };
    let result = Verdict {
        session: state.session(),
        sheet: words::sheet(&state, words),
        title: words::alone(state.session(), words),
        more: report(state.session(), &findings, words, page),
        on_event,
        on_rematch: props.on_rematch.clone(),
        on_leave: props.on_leave.clone(),
    };
    let stage = html! { <Stage texts={words} state={state.clone()} {size} /> };
    let around_it = Around {
        title: words.title,
        bar: top,
        prompt: said,
        verdict: result,
        lines: &lines,
        stage,
        place: (place, size),
    };
    around(around_it, page)
}
