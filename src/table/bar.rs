//! The bar above a table.

use yew::prelude::*;

use super::{Playable, RunEvent, Runner};
use crate::i18n::use_texts;

/// What the bar needs.
#[derive(Properties, PartialEq)]
pub struct BarProps<G: Playable> {
    /// The match.
    pub run: Runner<G>,
    /// How far it is: the round, the turn.
    pub heading: AttrValue,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// Whether there is something to skip besides bots and luck.
    #[prop_or_default]
    pub busy: bool,
    /// Takes back, or skips.
    pub on_event: Callback<RunEvent<G>>,
    /// Goes home.
    pub on_leave: Callback<()>,
}

/// The bar: home, how far the match is, take back, skip.
#[component]
pub fn Bar<G: Playable>(props: &BarProps<G>) -> Html {
    let texts = use_texts();
    let run = &props.run;
    let can_undo = run.session.can_undo(super::PERSON);
    let can_skip = run.can_skip() || props.busy;
    let button = |action: &'static str, label: &'static str, able: bool, event: RunEvent<G>| {
        let onclick = props.on_event.reform(move |_: MouseEvent| event.clone());
        html! {
            <button key={action} type="button" class="button quiet" data-action={action}
                disabled={!able} {onclick}>{ label }</button>
        }
    };
    html! {
        <header class="bar">
            <button key="home" type="button" class="button quiet" data-action="home"
                onclick={props.on_leave.reform(|_| ())}>{ texts.common.home }</button>
            <p key="turn" class="bar-turn" data-turn={props.turn.to_string()}>{ props.heading.clone() }</p>
            { button("undo", texts.table.undo, can_undo, RunEvent::Undo) }
            { button("skip", texts.table.skip, can_skip, RunEvent::Skip) }
        </header>
    }
}
