//! The Dékal table: what the person sees and does.

mod frame;
mod gesture;
mod keys;
mod layout;
mod placement;
mod scoring;
mod stage;
mod state;
mod target;
mod words;

use engine::dekal::Dekal;
use protocol::Level;
use yew::prelude::*;

use crate::dekal::texts::texts;
use crate::i18n::use_texts;
use crate::table::{
    Around, Bar, Prompt, RunEvent, TableProps, Verdict, around, news, use_advice, use_runner,
    use_size, use_steps,
};
use stage::Stage;
use state::{TableEvent, TableState};

/// A table of Dékal, with one person on the first seat.
#[component]
pub fn DekalTable(props: &TableProps<Dekal>) -> Html {
    let first = props.session.clone();
    let state = use_reducer_eq(move || TableState::new(first));
    let place = use_node_ref();
    let size = use_size(&place);
    let (page, words) = (use_texts(), texts(props.lang));
    let on_event = {
        let dispatcher = state.dispatcher();
        Callback::from(move |event| dispatcher.dispatch(TableEvent::Run(event)))
    };
    use_runner(&state.run, props, &on_event);
    let on_step = {
        let dispatcher = state.dispatcher();
        Callback::from(move |step| dispatcher.dispatch(TableEvent::Counted(step)))
    };
    let counting = state.counting();
    let steps = counting.map(|(scoring, step)| (step, scoring.steps()));
    use_steps(steps, props.pace, &on_step);
    let drafts = props.hints && state.hole_to_fill().is_some();
    let question = drafts
        .then(|| state.session().hint(Level::Expert))
        .flatten();
    let advice = use_advice::<Dekal>(question, &props.pool);
    let top = Bar {
        run: &state.run,
        heading: words::heading(state.session(), words, page),
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
        title: None,
        more: Html::default(),
        on_event: on_event.clone(),
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
