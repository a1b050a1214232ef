//! The bar above a table.

use engine::{Game, GameId};

use yew::prelude::*;

use crate::hint::{self, HintRequest, HintTexts};
use model::session::Session;
use model::settings::{CoachLevel, Settings};
use ui::i18n::{Texts, use_lang, use_texts};
use ui::keys::{self, FAST_FORWARD, RULES, on_key};
use ui::route::Route;
use ui::settings::{SettingsContext, use_settings};
use ui::sign::{BACK, SKIP, UNDO, drawn};
use ui::sound::{Volume, toggle};

/// The element with what the bar of a narrow window folds away.
const MORE: &str = "bar-more";

/// The buttons of the bar besides home and rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BarActions {
    /// Skip, take back, and hint.
    Everything,
    /// Skip only: nobody but bots plays, or the match allows no help.
    Skip,
    /// None: the screen around the table leads the match.
    Nothing,
}

impl BarActions {
    /// The buttons at the table of a session.
    pub fn at<G: Game>(session: &Session<G>) -> BarActions {
        let mode = session.mode();
        if !mode.is_live() {
            BarActions::Nothing
        } else if mode.has_help() && !session.is_spectated() {
            BarActions::Everything
        } else {
            BarActions::Skip
        }
    }
}

/// Props of [`Bar`].
#[derive(Properties, Clone, PartialEq)]
pub struct BarProps {
    /// The game of the table.
    pub game: GameId,
    /// The round and the turn, in words.
    pub heading: String,
    /// The turn, for styles and tests.
    pub turn: u32,
    /// The buttons besides home and rules.
    pub actions: BarActions,
    /// Whether the table may have a coach: there is somebody whom it would speak to.
    pub has_coach: bool,
    /// The state of the hint button.
    pub hint: HintRequest,
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether there is something to skip.
    pub can_skip: bool,
    /// Takes the last move back.
    pub on_undo: Callback<()>,
    /// Skips waiting.
    pub on_skip: Callback<()>,
    /// Leaves the table.
    pub on_leave: Callback<()>,
    /// Whether the match is practice.
    pub is_practice: bool,
    /// Whether the person has had help.
    pub is_assisted: bool,
    /// The name of the screen to which the person goes back; `None` for home.
    pub back: Option<&'static str>,
}

/// What a button shows, and its action.
struct Face {
    action: &'static str,
    /// The path of its sign.
    sign: &'static str,
    label: &'static str,
}

const fn face(action: &'static str, sign: &'static str, label: &'static str) -> Face {
    Face {
        action,
        sign,
        label,
    }
}

/// The bar above a table: home, round and turn, moves, and what belongs to the page: sound, rules, settings.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let (shared, texts) = (use_texts(), hint::texts(use_lang()));
    let click = |on: &Callback<()>| on.reform(|_: MouseEvent| ());
    let home = match props.back {
        Some(back) => face("home", BACK, back),
        None => face("home", HOUSE, shared.common.home),
    };
    let undo = face("undo", UNDO, shared.table.undo);
    let skip = face("skip", SKIP, shared.table.fast_forward);
    let can_undo = props.can_undo && props.actions == BarActions::Everything;
    let can_skip = props.can_skip && props.actions != BarActions::Nothing;
    use_command_key(keys::UNDO, can_undo, &props.on_undo);
    use_command_key(FAST_FORWARD, can_skip, &props.on_skip);
    html! {
        <header class="bar">
            { button(home, true, click(&props.on_leave)) }
            <div key="turn" class="bar-turn" data-turn={props.turn.to_string()}>
                { props.heading.clone() }
                <span class="bar-mark" data-practice="" hidden={!props.is_practice}>{ shared.table.practice }</span>
                <span class="bar-mark" data-assisted="" hidden={!props.is_assisted}>{ shared.table.assisted }</span>
            </div>
            <div key="moves" class="bar-moves" hidden={props.actions == BarActions::Nothing}>
                <div key="own" class="bar-moves" hidden={props.actions != BarActions::Everything}>
                    { hint_button(&props.hint, shared, texts) }
                    { button(undo, props.can_undo, click(&props.on_undo)) }
                </div>
                { button(skip, props.can_skip, click(&props.on_skip)) }
            </div>
            <Page key="page" game={props.game} has_coach={props.has_coach && props.actions == BarActions::Everything} />
        </header>
    }
}

/// A key does what a button of the bar does, while that can be pressed.
#[hook]
fn use_command_key(key: &'static str, can: bool, command: &Callback<()>) {
    let command = command.clone();
    use_effect_with((can, command), move |(can, command)| {
        let command = command.clone();
        let listener = can.then(|| on_key(key, move || command.emit(())));
        move || {
            if let Some(stop) = listener {
                stop();
            }
        }
    });
}

fn button(face: Face, able: bool, onclick: Callback<MouseEvent>) -> Html {
    let Face {
        action,
        sign,
        label,
    } = face;
    html! {
        <button key={action} type="button" class="button quiet" data-action={action}
            disabled={!able} {onclick} aria-label={label}
            title={with_key(action, label)}>
            { drawn(sign) }
            <span key="label" class="bar-label">{ label }</span>
        </button>
    }
}

/// A label with the key that does the same.
fn with_key(action: &str, label: &'static str) -> AttrValue {
    match action {
        "rules" => format!("{label} ({RULES})").into(),
        "undo" => format!("{label} ({})", keys::UNDO).into(),
        "skip" => format!("{label} ({FAST_FORWARD})").into(),
        _ => label.into(),
    }
}

/// Props of [`Page`].
#[derive(Properties, PartialEq)]
struct PageProps {
    game: GameId,
    /// Whether the table may have a coach.
    has_coach: bool,
}

/// What belongs to the page: sound, volume, coach, rules, settings. A narrow window has room for the sound only, and a
/// button that unfolds the others.
#[component]
fn Page(props: &PageProps) -> Html {
    let (texts, settings) = (use_texts(), use_settings());
    let hints = hint::texts(use_lang());
    let (game, is_on) = (props.game, settings.sound);
    let rules = face("rules", BOOK, texts.common.rules);
    let shown = face("settings", SLIDERS, texts.common.settings);
    let onclick = toggle(&settings).reform(|_: MouseEvent| ());
    html! {
        <div class="bar-page">
            <button key="sound" type="button" class="button quiet" data-action="sound" {onclick}
                aria-label={texts.table.sound} title={texts.table.sound} aria-pressed={is_on.to_string()}>
                { drawn(if is_on { LOUD } else { MUTE }) }
            </button>
            <button key="more" type="button" class="button quiet bar-unfold" data-action="more" popovertarget={MORE}
                aria-label={texts.table.more} title={texts.table.more}>
                { drawn(DOTS) }
            </button>
            <div key="more" id={MORE} class="bar-more" popover="auto">
                <Volume key="volume" />
                { for props.has_coach.then(|| coach_switch(&settings, hints.coach)) }
                { button(rules, true, Callback::from(move |_| Route::Rules(game).open())) }
                { button(shown, true, Callback::from(|_| Route::Settings.open())) }
            </div>
        </div>
    }
}

/// Signs that only the bar has: a house, a light bulb, three dots, a speech bubble, an open book, sliders, a loudspeaker
/// with sound, and one without.
const HOUSE: &str = "M3 11.5 12 4l9 7.5M6 9.5V20h12V9.5M10 20v-6h4v6";
const BULB: &str = "M9.5 21h5M9 17.5v-2a6.5 6.5 0 1 1 6 0v2z";
/// The same with a plus in it: where there is no room for the label, it says that asking again shows more.
const BULB_AND_MORE: &str = "M9.5 21h5M9 17.5v-2a6.5 6.5 0 1 1 6 0v2zM12 6.5v6M9 9.5h6";
const DOTS: &str = "M5 12h.01M12 12h.01M19 12h.01";
const BUBBLE: &str = "M4 4.5h16V16h-9l-5 4v-4H4zM12 7.5V11M12 13.5h.01";
const BOOK: &str = "M12 6C9.5 4.4 6 4 2.5 4.7V18.5C6 17.8 9.5 18.2 12 19.8 14.5 18.2 18 17.8 21.5 18.5V4.7C18 4 14.5 4.4 12 6V19.8";
const SLIDERS: &str = "M3 7h8M17 7h4M3 17h4M13 17h8M17 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM13 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0z";
const LOUD: &str = "M3 9.5v5h4l5 4.5V5L7 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12";
const MUTE: &str = "M3 9.5v5h4l5 4.5V5L7 9.5zM16 9.5l5 5M21 9.5l-5 5";

/// The button that turns the coach on or off; on, it speaks of mistakes.
fn coach_switch(settings: &SettingsContext, label: &'static str) -> Html {
    let now = **settings;
    let is_on = now.coach != CoachLevel::Off;
    let coach = if is_on {
        CoachLevel::Off
    } else {
        CoachLevel::Mistakes
    };
    let onclick = settings.setter(move |_: MouseEvent| Settings { coach, ..now });
    html! {
        <button key="coach" type="button" class="button quiet" data-action="coach-switch" {onclick}
            aria-label={label} title={label} aria-pressed={is_on.to_string()}>
            { drawn(BUBBLE) }
            <span key="label" class="bar-label">{ label }</span>
        </button>
    }
}

/// The button that asks for a hint and shows that the bots think about it. It is never `disabled`, which
/// would lose the focus.
fn hint_button(hint: &HintRequest, shared: &Texts, texts: &'static HintTexts) -> Html {
    let thinks = hint.is_thinking;
    let (sign, label, about) = if thinks {
        (DOTS, texts.thinking, texts.thinking)
    } else if hint.has_more {
        (BULB_AND_MORE, shared.table.more, shared.table.more)
    } else {
        (BULB, texts.ask, texts.ask_key)
    };
    let can_ask = hint.can_ask;
    let ask = hint.on_ask.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if can_ask {
            ask.emit(());
        }
    });
    html! {
        <button key="hint" type="button" class="button quiet" data-action="hint" title={about}
            aria-disabled={(!can_ask).to_string()} aria-busy={thinks.to_string()}
            aria-pressed={hint.is_shown.to_string()} {onclick} aria-label={about}>
            { drawn(sign) }
            <span key="label" class="bar-label">{ label }</span>
        </button>
    }
}
