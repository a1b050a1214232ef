//! The Dékal table: what the person sees and does.

mod drag;
mod gesture;
mod hooks;
mod keys;
mod layout;
mod panel;
mod placement;
mod stage;
mod state;
mod story;

use engine::dekal::Dekal;
use yew::prelude::*;

use crate::dekal::texts::texts;
use crate::i18n::Lang;
use crate::pool::Pool;
use crate::session::Session;
use hooks::{use_bots, use_luck, use_size};
use panel::{Bar, Log, Prompt, Verdict};
use stage::Stage;
use state::{TableEvent, TableState};

/// How long the table waits, in milliseconds, so that one can see what
/// happens; 0 for no animation at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace(pub u32);

/// What the table needs.
#[derive(Properties, PartialEq)]
pub struct DekalTableProps {
    /// The match to begin or to go on with.
    pub session: Session<Dekal>,
    /// The language.
    pub lang: Lang,
    /// How long bots' moves take.
    pub pace: Pace,
    /// Where the bots think.
    pub pool: Pool,
    /// Called with the match after everything that happened.
    pub on_change: Callback<Session<Dekal>>,
    /// The person wants to play again.
    pub on_rematch: Callback<()>,
    /// The person leaves the table; it is saved.
    pub on_leave: Callback<()>,
}

/// A table of Dékal, with one person on the first seat.
#[component]
pub fn DekalTable(props: &DekalTableProps) -> Html {
    let first = props.session.clone();
    let state = use_reducer(move || TableState::new(first));
    let place = use_node_ref();
    let size = use_size(&place);
    let texts = texts(props.lang);
    use_bots(&state, &props.pool, props.pace);
    use_luck(&state, props.pace);
    {
        let on_change = props.on_change.clone();
        use_effect_with(state.session.clone(), move |session| {
            on_change.emit(session.clone());
        });
    }
    let send = |event: TableEvent| {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| dispatcher.dispatch(event.clone()))
    };
    let on_rematch = props.on_rematch.clone();
    html! {
        <main class="table-screen" data-screen="table">
            <h1 key="title" class="sr-only">{ texts.title }</h1>
            <Bar
                key="bar"
                {texts}
                state={state.clone()}
                on_undo={send(TableEvent::Undo)}
                on_skip={send(TableEvent::Skip)}
                on_leave={props.on_leave.clone()}
            />
            <Prompt key="prompt" {texts} state={state.clone()} on_try_again={send(TableEvent::TryAgain)} />
            <div key="stage" class="stage-place" ref={place}>
                <Stage {texts} state={state.clone()} {size} />
            </div>
            <aside key="side" class="side">
                <Verdict
                    key="result"
                    {texts}
                    state={state.clone()}
                    {on_rematch}
                    on_next={send(TableEvent::NextRound)}
                    on_leave={props.on_leave.clone()}
                />
                <Log key="log" {texts} {state} open={size.0 > 800.0} />
            </aside>
        </main>
    }
}
