//! The analysis of a round that is over: any of its positions, with the best line that the workers find,
//! deeper as long as it is shown.

use std::rc::Rc;

use engine::debacle::{Debacle, Side};
use engine::{Game, View};
use protocol::{Analysis, BestLine};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state::{TableEvent, TableState};
use super::words;
use crate::texts::DebacleTexts;
use pool::Pool;

/// How many positions the workers look at first; each time four times as many.
const NODES: u64 = 20_000;
/// How often they are asked about a position: in all some minutes.
const TIMES: u32 = 7;

/// What has been found out about a position.
#[derive(Clone, PartialEq)]
struct Found {
    /// Which it is: how much of the log had happened.
    at: usize,
    /// How often the workers have been asked.
    times: u32,
    line: Rc<BestLine>,
}

/// The best line from the position that is looked at, better and better; and
/// whose chance of winning it tells. `None` until there is one.
#[hook]
pub fn use_analysis(state: &TableState, pool: &Pool) -> Option<(Side, Rc<BestLine>)> {
    let found = use_state(|| None::<Found>);
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
                // What cannot be had now is asked again when one looks again.
                if let Ok(line) = answer {
                    setter.set(Some(Found {
                        at,
                        times: times + 1,
                        line: Rc::new(line),
                    }));
                }
            })
        });
        move || drop(ticket)
    });
    known.map(|known| (state.position().mover(), known.line))
}

/// The question about a position; `None` where nobody decides.
fn analysis(game: &Debacle, times: u32) -> Option<Analysis> {
    let view = game.view(Some(game.position().mover().seat()));
    let nodes = NODES << (2 * times);
    view.to_decide().then_some(Analysis { view, nodes })
}

/// The way through a round that is over, and what the workers say of the
/// position that is looked at.
pub fn panel(
    state: &UseReducerHandle<TableState>,
    found: Option<&(Side, Rc<BestLine>)>,
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
                disabled={to == at} onclick={look(to)}>{ sign }</button>
        }
    };
    let [first, back, forward, last] = texts.steps;
    let line = found.map(|(side, line)| words::best_line(*side, line, texts));
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
                { step(("first", "|◀", first), 0) }
                { step(("back", "◀", back), at.saturating_sub(1)) }
                { step(("forward", "▶", forward), (at + 1).min(all)) }
                { step(("last", "▶|", last), all) }
            </div>
            <p key="line" data-line={found.map(|(_, line)| line.depth.to_string())}>{ shown }</p>
        </section>
    }
}
