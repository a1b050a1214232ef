//! The games that the page plays: the one place that lists them.

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use yew::prelude::*;

use crate::i18n::Lang;
use crate::pool::Pool;
use crate::screens::{OptionsScreen, RulesPart};
use crate::table::{MatchScreen, Playable, SaveKeys};

/// A game that the page plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageGame {
    /// Dékal.
    Dekal,
    /// Détrak.
    Detrak,
    /// Dumble.
    Dumble,
    /// Débâcle.
    Debacle,
}

impl PageGame {
    /// Every one, in the order in which they are offered.
    pub const ALL: [PageGame; 4] = [
        PageGame::Dekal,
        PageGame::Detrak,
        PageGame::Dumble,
        PageGame::Debacle,
    ];
}

/// The game's name, as its box has it.
pub const fn title(game: PageGame) -> &'static str {
    match game {
        PageGame::Dekal => "Dékal",
        PageGame::Detrak => "Détrak",
        PageGame::Dumble => "Dumble",
        PageGame::Debacle => "Débâcle",
    }
}

/// The game's name in addresses and in the keys of what is stored.
pub const fn key(game: PageGame) -> &'static str {
    match game {
        PageGame::Dekal => "dekal",
        PageGame::Detrak => "detrak",
        PageGame::Dumble => "dumble",
        PageGame::Debacle => "debacle",
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
pub fn pitch(game: PageGame, lang: Lang) -> (Pitch, Html) {
    match game {
        PageGame::Dekal => (Dekal::pitch(lang), Dekal::emblem()),
        PageGame::Detrak => (Detrak::pitch(lang), Detrak::emblem()),
        PageGame::Dumble => (Dumble::pitch(lang), Dumble::emblem()),
        PageGame::Debacle => (Debacle::pitch(lang), Debacle::emblem()),
    }
}

/// Whether a match of the game is saved.
pub fn is_saved(game: PageGame) -> bool {
    SaveKeys::of(game).is_taken()
}

/// A game's rules: a summary, and the parts.
pub fn rules(game: PageGame, lang: Lang) -> (&'static str, Vec<RulesPart>) {
    match game {
        PageGame::Dekal => Dekal::rules_parts(lang),
        PageGame::Detrak => Detrak::rules_parts(lang),
        PageGame::Dumble => Dumble::rules_parts(lang),
        PageGame::Debacle => Debacle::rules_parts(lang),
    }
}

/// The screen of a game's options. `on_start` gets those of the match to
/// start, as text.
pub fn options(game: PageGame, on_start: Callback<String>) -> Html {
    match game {
        PageGame::Dekal => html! { <OptionsScreen<Dekal> key="dekal" {on_start} /> },
        PageGame::Detrak => html! { <OptionsScreen<Detrak> key="detrak" {on_start} /> },
        PageGame::Dumble => html! { <OptionsScreen<Dumble> key="dumble" {on_start} /> },
        PageGame::Debacle => html! { <OptionsScreen<Debacle> key="debacle" {on_start} /> },
    }
}

/// A game's table. A match with the options that are `wanted` replaces the
/// saved one.
pub fn table(game: PageGame, wanted: Option<String>, pool: Pool, on_begun: Callback<()>) -> Html {
    match game {
        PageGame::Dekal => html! { <MatchScreen<Dekal> key="dekal" {wanted} {pool} {on_begun} /> },
        PageGame::Detrak => {
            html! { <MatchScreen<Detrak> key="detrak" {wanted} {pool} {on_begun} /> }
        }
        PageGame::Dumble => {
            html! { <MatchScreen<Dumble> key="dumble" {wanted} {pool} {on_begun} /> }
        }
        PageGame::Debacle => {
            html! { <MatchScreen<Debacle> key="debacle" {wanted} {pool} {on_begun} /> }
        }
    }
}
