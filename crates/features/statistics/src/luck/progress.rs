//! The number of games whose luck is known, and the button that computes more.

use engine::GameId;

use std::rc::Rc;

use yew::prelude::*;

use super::known::Backlog;
use super::run::begin;
use super::work::{StopReason, Work, WorkEvent};
use crate::texts::luck::{LuckTexts, texts};
use crate::texts::texts as statistics_texts;
use pool::Pool;
use table::error_text;
use ui::announce::say;
use ui::focus::focus_on;
use ui::i18n::{Lang, Texts, Translated, use_lang};

/// Props of [`LuckProgress`].
#[derive(Properties, PartialEq)]
pub struct LuckProgressProps {
    /// The game.
    pub game: GameId,
    /// How many of the games that are shown have a known luck.
    pub backlog: Backlog,
    /// The workers that compute.
    pub pool: Pool,
    /// Called when the luck of another game was stored.
    pub on_known: Callback<()>,
}

impl Reducible for Work {
    type Action = WorkEvent;

    fn reduce(self: Rc<Self>, event: WorkEvent) -> Rc<Self> {
        Rc::new(self.after(event))
    }
}

/// Shows how many games have a known luck. When started, computes it for the others, one after the other, until
/// it is stopped or the screen is left.
#[component]
pub fn LuckProgress(props: &LuckProgressProps) -> Html {
    let lang = use_lang();
    let work = use_reducer(Work::default);
    let place = use_node_ref();
    let current = work.current(&props.backlog.open);
    use_run(props, &work, current.clone());
    let open = work.open(&props.backlog.open).len();
    use_focus(&place, open == 0);
    let dispatcher = work.dispatcher();
    let runs = current.is_some();
    let on_run = Callback::from(move |_: MouseEvent| dispatcher.dispatch(WorkEvent::Run(!runs)));
    html! {
        <div class="luck-work" ref={place} data-known={props.backlog.known.to_string()} data-open={open.to_string()}>
            { known_games(&props.backlog, &work, texts(lang)) }
            { controls(&props.backlog, &work, runs, on_run, lang) }
        </div>
    }
}

/// Computes the luck of the present game.
#[hook]
fn use_run(props: &LuckProgressProps, work: &UseReducerHandle<Work>, current: Option<String>) {
    let (game, pool) = (props.game, props.pool.clone());
    let (dispatcher, on_known) = (work.dispatcher(), props.on_known.clone());
    use_effect_with((current, work.attempt), move |(current, _)| {
        let running = current.clone().map(|id| {
            let tell = move |event: WorkEvent| {
                let finished = matches!(event, WorkEvent::Finished(_));
                dispatcher.dispatch(event);
                if finished {
                    on_known.emit(());
                }
            };
            begin(game, id, pool, Rc::new(tell))
        });
        move || drop(running)
    });
}

/// Moves the focus to the status when the work is done and its button, which had the focus, disappears.
#[hook]
fn use_focus(place: &NodeRef, is_done: bool) {
    let place = place.clone();
    let first = use_mut_ref(|| true);
    // Read before the button is hidden: some browsers take the focus from it at once, others later.
    let active = gloo_utils::document().active_element();
    let is_near =
        active.is_some_and(|element| matches!(element.closest(".luck-work"), Ok(Some(_))));
    use_effect_with(is_done, move |is_done| {
        if *is_done && !first.replace(false) && is_near {
            focus_on(&place, "[data-progress]");
        }
        first.replace(false);
    });
}

/// The number of games whose luck is known, can be computed, and cannot.
fn known_games(backlog: &Backlog, work: &Work, texts: &LuckTexts) -> Html {
    let open = work.open(&backlog.open).len();
    let unusable = backlog.open.len() - open;
    let all = backlog.known + backlog.open.len() + backlog.lost;
    html! {
        <>
            <p key="known" tabindex="-1" data-progress="">{ (texts.known)(backlog.known, all) }</p>
            <p key="open" hidden={open == 0}>{ (texts.open)(open) }</p>
            <p key="lost" class="about" hidden={backlog.lost == 0} data-lost={backlog.lost.to_string()}>
                { (texts.lost)(backlog.lost) }
            </p>
            <p key="unusable" class="about" hidden={unusable == 0} data-unusable={unusable.to_string()}>
                { (texts.unusable)(unusable) }
            </p>
        </>
    }
}

/// The progress, and the button.
fn controls(
    backlog: &Backlog,
    work: &Work,
    runs: bool,
    on_run: Callback<MouseEvent>,
    lang: Lang,
) -> Html {
    let texts = texts(lang);
    let open = work.open(&backlog.open).len();
    let reason = work
        .stop_reason
        .map(|reason| stop_reason_text(reason, lang));
    let event = match (reason, open) {
        (Some(reason), _) => reason,
        (None, 0) if work.has_begun() => texts.done,
        (None, _) if runs => texts.runs,
        (None, _) if work.has_begun() => texts.stopped,
        (None, _) => "",
    };
    let (done, all) = work.answered;
    let (action, label) = match (runs, work.has_begun()) {
        (true, _) => ("stop", texts.stop),
        (false, true) => ("go-on", texts.go_on),
        (false, false) => ("work-out", texts.work_out),
    };
    html! {
        <>
            <div key="progress" class="luck-progress" hidden={open == 0 || !work.has_begun()}>
                <label key="label" for="luck-progress">{ (texts.progress)(open, done, all) }</label>
                <progress key="bar" id="luck-progress" max={(1_000 * (backlog.known + open)).to_string()}
                    value={work.progress(backlog.known).to_string()} />
            </div>
            <p key="news" class="about" hidden={event.is_empty()} data-work-news="">{ event }</p>
            { say(event) }
            <p key="way" hidden={open == 0}>
                <button key="run" type="button" class="button" data-action={action} onclick={on_run}>{ label }</button>
            </p>
        </>
    }
}

fn stop_reason_text(reason: StopReason, lang: Lang) -> &'static str {
    let page = Texts::of(lang);
    match reason {
        StopReason::Pool(error) => error_text(error, page),
        StopReason::Part => page.errors.part_failed_about,
        StopReason::Full => texts(lang).full,
        StopReason::Blocked => statistics_texts(lang).blocked,
    }
}
