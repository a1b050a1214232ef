//! Keys that work on every screen, or at every table.
use engine::GameId;

use gloo_events::EventListener;
use yew::prelude::*;

use super::{ESCAPE, KeyLine, PRESS, pressed};
use crate::route::Route;

/// Shows the keys.
const HELP: &str = "?";
/// Shows the rules of the game that is on the table.
pub const RULES: &str = "R";
/// Asks for a hint.
pub const HINT: &str = "H";
/// Lets a table that plays itself wait, or go on.
pub const PAUSE: &str = "P";
/// Lets it play one more step.
pub const STEP: &str = "N";

/// The general keys.
pub const GENERAL: [KeyLine; 8] = [
    KeyLine {
        keys: &[HELP],
        with: None,
        about: |texts| texts.help,
    },
    KeyLine {
        keys: &[RULES],
        with: None,
        about: |texts| texts.rules,
    },
    KeyLine {
        keys: &[HINT],
        with: None,
        about: |texts| texts.hint,
    },
    KeyLine {
        keys: &[PAUSE],
        with: None,
        about: |texts| texts.pause,
    },
    KeyLine {
        keys: &[STEP],
        with: None,
        about: |texts| texts.step,
    },
    KeyLine {
        keys: &["Tab"],
        with: None,
        about: |texts| texts.tab,
    },
    KeyLine {
        keys: PRESS,
        with: None,
        about: |texts| texts.press,
    },
    KeyLine {
        keys: ESCAPE,
        with: None,
        about: |texts| texts.let_go,
    },
];

/// The keys are one key away from any screen, and that key leads back.
#[hook]
pub fn use_general_keys(route: &Route) {
    use_effect_with(route.clone(), |route| {
        let route = route.clone();
        on_key(HELP, move || match route {
            Route::Keys(_) => back(),
            _ => Route::Keys(route.game()).open(),
        })
    });
}

/// The rules are one key away from a table, which goes on where it was
/// afterwards.
#[hook]
pub fn use_rules_key(game: GameId) {
    use_effect_with(game, |game| {
        let game = *game;
        on_key(RULES, move || Route::Rules(game).open())
    });
}

/// Listens to a key until what is returned is called.
pub fn on_key(key: &'static str, act: impl Fn() + 'static) -> impl FnOnce() {
    let document = gloo_utils::document();
    let listener = EventListener::new(&document, "keydown", move |event| {
        if pressed(event).is_some_and(|pressed| pressed.eq_ignore_ascii_case(key)) {
            act();
        }
    });
    move || drop(listener)
}

/// Goes back to the screen before.
pub fn back() {
    let history = web_sys::window().and_then(|window| window.history().ok());
    // Without a history there is nowhere to go back to.
    let _ = history.map(|history| history.back());
}
