//! The bar above a table.

use yew::prelude::*;

use super::{Playable, RunEvent, Runner};
use crate::hint::{self, Asking, HintTexts};
use crate::i18n::{Lang, Texts};
use crate::keys::RULES;
use crate::route::Route;

/// What the bar needs.
pub struct Bar<'a, G: Playable> {
    /// The match.
    pub run: &'a Runner<G>,
    /// How far it is: the round, the turn.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// Whether there is something to skip besides bots and luck.
    pub busy: bool,
    /// The hint that has been asked for, or could be.
    pub hinting: &'a Asking,
    /// The language.
    pub lang: Lang,
    /// Takes back, or skips.
    pub on_event: Callback<RunEvent<G>>,
    /// Goes home.
    pub on_leave: Callback<()>,
    /// Where that is, if it is not home: its name.
    pub back: Option<&'static str>,
}

/// A button: what it does, its sign, its label.
type Face = (&'static str, &'static str, &'static str);

/// The bar: home, how far the match is, the rules, take back, skip.
pub fn bar<G: Playable>(props: Bar<G>, texts: &Texts) -> Html {
    let run = props.run;
    let can_undo = run.can_undo();
    let can_skip = run.can_skip() || props.busy;
    let button = |(action, sign, label): Face, able: bool, onclick: Callback<MouseEvent>| {
        html! {
            <button key={action} type="button" class="button quiet" data-action={action}
                disabled={!able} {onclick} aria-label={label}
                title={(action == "rules").then(|| [label, " (", RULES, ")"].concat())}>
                <span key="sign" class="bar-sign" aria-hidden="true">{ sign }</span>
                <span key="label" class="bar-label">{ label }</span>
            </button>
        }
    };
    let send = |event: RunEvent<G>| props.on_event.reform(move |_: MouseEvent| event.clone());
    let watched = run.session.is_watched();
    let back = props.back.or(watched.then_some(texts.records.title));
    let home = match back {
        Some(back) => ("home", "←", back),
        None => ("home", "⌂", texts.common.home),
    };
    let helpless = run.session.is_spectated() || run.session.is_strict();
    let rules = ("rules", "§", texts.common.rules);
    let undo = ("undo", "↶", texts.table.undo);
    let skip = ("skip", "»", texts.table.skip);
    html! {
        <header key="bar" class="bar">
            { button(home, true, props.on_leave.reform(|_| ())) }
            <p key="turn" class="bar-turn" data-turn={props.turn.to_string()}>{ props.heading }</p>
            { button(rules, true, Callback::from(|_| Route::Rules(G::GAME).open())) }
            <div key="moves" class="bar-moves" hidden={watched || run.session.is_guided()}>
                <div key="own" class="bar-moves" hidden={helpless}>
                    { hint_button(props.hinting, hint::texts(props.lang)) }
                    { button(undo, can_undo, send(RunEvent::Undo)) }
                </div>
                { button(skip, can_skip, send(RunEvent::Skip)) }
            </div>
        </header>
    }
}

/// Asks for a hint; says so while it is thought about. It keeps the focus, which
/// `disabled` would lose.
fn hint_button(hinting: &Asking, texts: &'static HintTexts) -> Html {
    let thinks = hinting.is_thinking;
    let (sign, label, about) = match thinks {
        true => ("…", texts.thinking, texts.thinking),
        false => ("✦", texts.ask, texts.ask_key),
    };
    let can_ask = hinting.can_ask;
    let ask = hinting.on_ask.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if can_ask {
            ask.emit(());
        }
    });
    html! {
        <button key="hint" type="button" class="button quiet" data-action="hint" title={about}
            aria-disabled={(!can_ask).to_string()} aria-busy={thinks.to_string()}
            aria-pressed={hinting.is_shown.to_string()} {onclick} aria-label={about}>
            <span key="sign" class="bar-sign" aria-hidden="true">{ sign }</span>
            <span key="label" class="bar-label">{ label }</span>
        </button>
    }
}
