//! The games that the page plays: the one place that lists them.

use engine::GameId;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use yew::prelude::*;

use crate::i18n::Lang;
use crate::pool::Pool;
use crate::screens::{OptionsScreen, RulesPart};
use crate::table::{MatchScreen, Playable, SaveKeys};

/// The games that can be played, in the order in which they are offered.
pub const GAMES: [GameId; 2] = [GameId::Dekal, GameId::Detrak];

/// The games that cannot be played yet.
pub const IN_PREPARATION: [&str; 2] = ["Dumble", "Débâcle"];

/// The game's name, as its box has it.
pub const fn title(game: GameId) -> &'static str {
    match game {
        GameId::Dekal => "Dékal",
        GameId::Detrak => "Détrak",
    }
}

/// The game's name in addresses and in the keys of what is stored.
pub const fn key(game: GameId) -> &'static str {
    match game {
        GameId::Dekal => "dekal",
        GameId::Detrak => "detrak",
    }
}

/// A game as it introduces itself.
#[derive(Clone, Copy)]
pub struct Pitch {
    /// What it is about, in two sentences.
    pub about: &'static str,
    /// Players, age, duration.
    pub facts: &'static str,
}

/// How a game introduces itself, and its emblem.
pub fn pitch(game: GameId, lang: Lang) -> (Pitch, Html) {
    match game {
        GameId::Dekal => (Dekal::pitch(lang), Dekal::emblem()),
        GameId::Detrak => (Detrak::pitch(lang), Detrak::emblem()),
    }
}

/// Whether a match of the game is saved.
pub fn is_saved(game: GameId) -> bool {
    SaveKeys::of(game).is_taken()
}

/// A game's rules: a summary, and the parts.
pub fn rules(game: GameId, lang: Lang) -> (&'static str, Vec<RulesPart>) {
    match game {
        GameId::Dekal => Dekal::rules_parts(lang),
        GameId::Detrak => Detrak::rules_parts(lang),
    }
}

/// The screen of a game's options. `on_start` gets those of the match to
/// start, as text.
pub fn options(game: GameId, on_start: Callback<String>) -> Html {
    match game {
        GameId::Dekal => html! { <OptionsScreen<Dekal> key="dekal" {on_start} /> },
        GameId::Detrak => html! { <OptionsScreen<Detrak> key="detrak" {on_start} /> },
    }
}

/// A game's table. A match with the options that are `wanted` replaces the
/// saved one.
pub fn table(game: GameId, wanted: Option<String>, pool: Pool, on_begun: Callback<()>) -> Html {
    match game {
        GameId::Dekal => html! { <MatchScreen<Dekal> key="dekal" {wanted} {pool} {on_begun} /> },
        GameId::Detrak => html! { <MatchScreen<Detrak> key="detrak" {wanted} {pool} {on_begun} /> },
    }
}
