//! The analysis of a round that is over: the person looks at any of its positions, and the workers search for
//! the best line from there, deeper as long as it is shown.

use std::rc::Rc;

use engine::debacle::Debacle;
use engine::{Game, View};
use protocol::{Analysis, BestLine};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state::{TableEvent, TableState};
use super::table_model;
use crate::texts::DebacleTexts;
use pool::Pool;
use ui::sign::{LEFT, RIGHT, TO_END, TO_START, drawn};

/// The size of the first search, in positions; each further one is four times as large.
const NODES: u64 = 20_000;
/// How many searches a position gets at most; together they take some minutes.
const TIMES: u32 = 7;

/// The result of the last search of a position.
#[derive(Clone, PartialEq)]
struct AnalysisResult {
    /// The length of the log up to the position.
    at: usize,
    /// How many searches there have been.
    times: u32,
    line: Rc<BestLine>,
}

/// The best line from the position that the person looks at, which later searches improve. The chance of winning
/// in it is that of the side to decide. `None` until there is a line.
#[hook]
pub fn use_analysis(state: &TableState, pool: &Pool) -> Option<Rc<BestLine>> {
    let found = use_state(|| None::<AnalysisResult>);
    let known = (*found)
        .clone()
        .filter(|known| Some(known.at) == state.looking);
    let times = known.as_ref().map_or(0, |known| known.times);
    let asked = state.looking.filter(|_| times < TIMES);
    let setter = found.setter();
    let pool = pool.clone();
    let game = asked.map(|at| state.session().play().rewound(at).game().clone());
    use_effect_with((asked, times), move |(asked, times)| {
        let (asked, times) = (*asked, *times);
        let analysis = game.as_ref().and_then(|game| analysis(game, times));
        let ticket = asked.zip(analysis).map(|(at, analysis)| {
            pool.ask(&analysis, move |answer| {
                // A failure is not shown: the question is asked again when the person comes back to the
                // position.
                if let Ok(line) = answer {
                    setter.set(Some(AnalysisResult {
                        at,
                        times: times + 1,
                        line: Rc::new(line),
                    }));
                }
            })
        });
        move || drop(ticket)
    });
    known.map(|known| known.line)
}

/// The question about a position; `None` if nobody is to decide there.
fn analysis(game: &Debacle, times: u32) -> Option<Analysis> {
    let view = game.view(Some(game.position().mover().seat()));
    let nodes = NODES << (2 * times);
    view.to_decide().then_some(Analysis { view, nodes })
}

/// The panel with which the person moves through a round that is over, and the best line from the position that
/// is shown.
pub fn panel(
    state: &UseReducerHandle<TableState>,
    best: Option<&Rc<BestLine>>,
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
    let line = best.map(|line| table_model::best_line(&state.position(), line, texts));
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
            <p key="line" data-line={best.map(|line| line.depth.to_string())}>{ shown }</p>
        </section>
    }
}
