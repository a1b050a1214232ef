//! The bar above a table.

use engine::{Game, GameId};

use yew::prelude::*;

use crate::hint::{self, Asking, HintTexts};
use model::session::Session;
use ui::i18n::{use_lang, use_texts};
use ui::keys::RULES;
use ui::route::Route;

/// What the bar offers besides the ways elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offers {
    /// To skip, to take back, and hints.
    Everything,
    /// To skip only: nobody but bots plays, or the match allows no help.
    Skip,
    /// Nothing: the screen around the table leads the match.
    Nothing,
}

impl Offers {
    /// At the table of a match.
    pub fn at<G: Game>(session: &Session<G>) -> Offers {
        let mode = session.mode();
        if !mode.is_live() {
            Offers::Nothing
        } else if mode.has_help() && !session.is_spectated() {
            Offers::Everything
        } else {
            Offers::Skip
        }
    }
}

/// What the bar needs.
#[derive(Properties, Clone, PartialEq)]
pub struct BarProps {
    /// Whose table.
    pub game: GameId,
    /// How far it is: the round, the turn.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// What it offers besides the ways elsewhere.
    pub offers: Offers,
    /// The hint that has been asked for, or could be.
    pub hinting: Asking,
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether there is something to skip.
    pub can_skip: bool,
    /// Takes back.
    pub on_undo: Callback<()>,
    /// Skips.
    pub on_skip: Callback<()>,
    /// Goes home.
    pub on_leave: Callback<()>,
    /// Where that is, if it is not home: its name.
    pub back: Option<&'static str>,
}

/// A button: what it does, its sign (empty for the book of rules, which no
/// usual typeface has), its label.
type Face = (&'static str, &'static str, &'static str);

/// The bar: home, how far the match is, the rules, take back, skip.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let (texts, words) = (use_texts(), hint::texts(use_lang()));
    let button = |(action, sign, label): Face, able: bool, onclick: Callback<MouseEvent>| {
        html! {
            <button key={action} type="button" class="button quiet" data-action={action}
                disabled={!able} {onclick} aria-label={label}
                title={(action == "rules").then(|| format!("{label} ({RULES})"))}>
                <span key="sign" class="bar-sign" aria-hidden="true">
                    { if sign.is_empty() { book() } else { sign.into() } }
                </span>
                <span key="label" class="bar-label">{ label }</span>
            </button>
        }
    };
    let click = |on: &Callback<()>| on.reform(|_: MouseEvent| ());
    let game = props.game;
    let home = match props.back {
        Some(back) => ("home", "←", back),
        None => ("home", "⌂", texts.common.home),
    };
    let rules = ("rules", "", texts.common.rules);
    let undo = ("undo", "↶", texts.table.undo);
    let skip = ("skip", "»", texts.table.skip);
    html! {
        <header class="bar">
            { button(home, true, click(&props.on_leave)) }
            <p key="turn" class="bar-turn" data-turn={props.turn.to_string()}>{ props.heading.clone() }</p>
            { button(rules, true, Callback::from(move |_| Route::Rules(game).open())) }
            <div key="moves" class="bar-moves" hidden={props.offers == Offers::Nothing}>
                <div key="own" class="bar-moves" hidden={props.offers != Offers::Everything}>
                    { hint_button(&props.hinting, words) }
                    { button(undo, props.can_undo, click(&props.on_undo)) }
                </div>
                { button(skip, props.can_skip, click(&props.on_skip)) }
            </div>
        </header>
    }
}

/// The sign of the rules: an open book.
fn book() -> Html {
    html! {
        <svg class="bar-book" viewBox="0 0 24 24">
            <path d="M12 6C9.5 4.4 6 4 2.5 4.7V18.5C6 17.8 9.5 18.2 12 19.8 14.5 18.2 18 17.8 21.5 18.5V4.7C18 4 14.5 4.4 12 6V19.8" />
        </svg>
    }
}

/// Asks for a hint; says so while it is thought about. It keeps the focus, which
/// `disabled` would lose.
fn hint_button(hinting: &Asking, texts: &'static HintTexts) -> Html {
    let thinks = hinting.is_thinking;
    let (sign, label, about) = if thinks {
        ("…", texts.thinking, texts.thinking)
    } else {
        ("✦", texts.ask, texts.ask_key)
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
