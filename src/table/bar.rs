//! The bar above a table.

use yew::prelude::*;

use crate::games::PageGame;
use crate::i18n::Texts;
use crate::route::Route;

/// What the bar needs.
pub struct Bar {
    /// Whose table.
    pub game: PageGame,
    /// Whether the match is only looked at.
    pub is_watched: bool,
    /// How far it is: the round, the turn.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
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
}

/// A button: what it does, its sign, its label.
type Face = (&'static str, &'static str, &'static str);

/// The bar: home, how far the match is, the rules, take back, skip.
pub fn bar(props: Bar, texts: &Texts) -> Html {
    let button = |(action, sign, label): Face, able: bool, onclick: Callback<MouseEvent>| {
        html! {
            <button key={action} type="button" class="button quiet" data-action={action}
                disabled={!able} {onclick} aria-label={label}>
                <span key="sign" class="bar-sign" aria-hidden="true">{ sign }</span>
                <span key="label" class="bar-label">{ label }</span>
            </button>
        }
    };
    let click = |on: Callback<()>| on.reform(|_: MouseEvent| ());
    let game = props.game;
    let home = match props.is_watched {
        true => ("home", "←", texts.records.title),
        false => ("home", "⌂", texts.common.home),
    };
    let rules = ("rules", "?", texts.common.rules);
    let undo = ("undo", "↶", texts.table.undo);
    let skip = ("skip", "»", texts.table.skip);
    html! {
        <header key="bar" class="bar">
            { button(home, true, click(props.on_leave)) }
            <p key="turn" class="bar-turn" data-turn={props.turn.to_string()}>{ props.heading }</p>
            { button(rules, true, Callback::from(move |_| Route::Rules(game).open())) }
            <div key="moves" class="bar-moves" hidden={props.is_watched}>
                { button(undo, props.can_undo, click(props.on_undo)) }
                { button(skip, props.can_skip, click(props.on_skip)) }
            </div>
        </header>
    }
}
