//! The analysis of a round that is over: the person looks at any of its positions, and the workers search for
//! the best line from there, deeper as long as it is looked at.

use std::rc::Rc;

use engine::debacle::{Action, Debacle};
use engine::{Game, View};
use protocol::{Effort, JudgeTask, Judgement};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state::{TableEvent, TableState};
use super::table_model;
use crate::texts::DebacleTexts;
use pool::Pool;
use ui::sign::{LEFT, RIGHT, TO_END, TO_START, drawn};

/// How deep the analysis goes, in percent of the effort of a hint: some minutes, if the person looks so long.
const EFFORT: Effort = Effort(100_000);

/// The judgement of a position so far.
#[derive(Clone, PartialEq)]
struct AnalysisResult {
    /// The length of the log up to the position.
    at: usize,
    judgement: Rc<Judgement<Action>>,
}

/// The judgement of the position that the person looks at, which gets better as long as they do. `None` until there is
/// one.
#[hook]
pub fn use_analysis(state: &TableState, pool: &Pool) -> Option<Rc<Judgement<Action>>> {
    let found = use_state(|| None::<AnalysisResult>);
    let setter = found.setter();
    let pool = pool.clone();
    let game = |at: usize| state.session().play().rewound(at).game().clone();
    let asked = state.looking.zip(state.looking.map(game));
    use_effect_with(state.looking, move |_| {
        let task = asked.and_then(|(at, game)| Some((at, task(&game)?)));
        let ticket = task.map(|(at, task)| {
            let tell = move |judgement| {
                let judgement = Rc::new(judgement);
                setter.set(Some(AnalysisResult { at, judgement }));
            };
            let finish = tell.clone();
            pool.ask_stream(&task, tell, move |answer| {
                // A failure is not shown: the question is asked again when the person comes back to the
                // position.
                if let Ok(judgement) = answer {
                    finish(judgement);
                }
            })
        });
        move || drop(ticket)
    });
    let known = found
        .as_ref()
        .filter(|known| Some(known.at) == state.looking);
    known.map(|known| known.judgement.clone())
}

/// The question about a position; `None` if nobody is to decide there.
fn task(game: &Debacle) -> Option<JudgeTask<Debacle>> {
    let view = game.view(Some(game.position().mover().seat()));
    view.to_decide().then_some(JudgeTask::new(view, EFFORT))
}

/// The panel with which the person moves through a round that is over, and the best line from the position that
/// is shown.
pub fn panel(
    state: &UseReducerHandle<TableState>,
    judgement: Option<&Rc<Judgement<Action>>>,
    texts: &'static DebacleTexts,
) -> Html {
    let all = state.session().play().log().len();
    let at = state.shown();
    let look = |to: usize| {
        let dispatcher = state.dispatcher();
        let to = (to < all).then_some(to);
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(TableEvent::Look(to)))
    };
    let oninput = {
        let dispatcher = state.dispatcher();
        Callback::from(move |event: InputEvent| {
            let slider: HtmlInputElement = event.target_unchecked_into();
            let to = slider.value_as_number() as usize;
            dispatcher.dispatch(TableEvent::Look((to < all).then_some(to)));
        })
    };
    let step = |(name, sign, label): (&'static str, &'static str, &'static str), to: usize| {
        html! {
            <button key={name} type="button" class="button" data-look={name} aria-label={label}
                disabled={to == at} onclick={look(to)}>{ drawn(sign) }</button>
        }
    };
    let [first, back, forward, last] = texts.steps;
    let line = judgement.map(|found| table_model::best_line(&state.position(), found, texts));
    let shown = line.unwrap_or_else(|| match state.looking {
        Some(_) => texts.analysing.into(),
        None => texts.analysis_about.into(),
    });
    html! {
        <section key="analysis" class="analysis">
            <h3 key="title">{ texts.analysis }</h3>
            <input key="slider" type="range" min="0" max={all.to_string()} value={at.to_string()}
                aria-label={texts.analysis} data-look="slider" {oninput} />
            <div key="steps" class="row">
                { step(("first", TO_START, first), 0) }
                { step(("back", LEFT, back), at.saturating_sub(1)) }
                { step(("forward", RIGHT, forward), (at + 1).min(all)) }
                { step(("last", TO_END, last), all) }
            </div>
            <p key="line" data-depth={judgement.and_then(|found| found.best()).map(|best| best.examined.to_string())}>{ shown }</p>
        </section>
    }
}
