//! Keys that work on every screen, or at every table.

use engine::GameId;

use gloo_events::EventListener;
use yew::prelude::*;

use super::{ESCAPE, KeyLine, KeysTexts, PRESS, SIDEWAYS, pressed};
use crate::history;
use crate::i18n::{Lang, Translated};
use crate::route::Route;

/// Opens the page of keys.
const HELP: &str = "?";
/// Opens the rules of the game on the table.
pub const RULES: &str = "R";
/// Shows or hides a hint.
pub const HINT: &str = "H";
/// Takes a move back.
pub const UNDO: &str = "U";
/// Skips waiting.
pub const FAST_FORWARD: &str = "G";
/// Pauses a table that plays by itself, or lets it go on.
pub const PAUSE: &str = "P";
/// Plays one more step on such a table.
pub const STEP: &str = "N";

/// The general keys.
pub fn general_lines(lang: Lang) -> [KeyLine; 12] {
    let texts = KeysTexts::of(lang);
    let line = |keys: &'static [&'static str], about: &'static str| KeyLine {
        keys,
        with: None,
        about,
    };
    [
        line(&[HELP], texts.help),
        line(&[RULES], texts.rules),
        line(&[HINT], texts.hint),
        line(&[UNDO], texts.undo),
        line(&[FAST_FORWARD], texts.fast_forward),
        line(&[PAUSE], texts.pause),
        line(&[STEP], texts.step),
        line(&[" ", PAUSE], texts.replay),
        line(SIDEWAYS, texts.replay_step),
        line(&["Tab"], texts.tab),
        line(PRESS, texts.press),
        line(ESCAPE, texts.let_go),
    ]
}

/// A key opens the page of keys from any screen, and goes back from it.
#[hook]
pub fn use_general_keys(route: &Route) {
    use_effect_with(route.clone(), |route| {
        let route = route.clone();
        on_key(HELP, move || match route {
            Route::Keys(game) => leave_keys(game),
            _ => Route::Keys(route.game()).open(),
        })
    });
}

/// A key opens the rules from a table. Afterwards the match goes on where it was.
#[hook]
pub fn use_rules_key(game: GameId) {
    use_effect_with(game, |game| {
        let game = *game;
        on_key(RULES, move || Route::Rules(game).open())
    });
}

/// Escape leaves the rules for the screen before, or for home.
#[hook]
pub fn use_leave_key() {
    use_effect_with((), |()| {
        on_key(ESCAPE[0], || {
            if !history::go_back() {
                Route::Home.open();
            }
        })
    });
}

/// Listens to a key until the returned function is called.
pub fn on_key(key: &'static str, act: impl Fn() + 'static) -> impl FnOnce() {
    let document = gloo_utils::document();
    let listener = EventListener::new(&document, "keydown", move |event| {
        if pressed(event).is_some_and(|pressed| pressed.eq_ignore_ascii_case(key)) {
            act();
        }
    });
    move || drop(listener)
}

/// Leaves the page of keys of a game, or of all games, for the screen before. If the page was opened there, it leaves
/// for the game's table or for home.
pub fn leave_keys(game: Option<GameId>) {
    if !history::go_back() {
        game.map_or(Route::Home, Route::Table).open();
    }
}
