//! The games that the page plays: the one place that lists them.
//!
//! Here is what the home screen needs of a game; its [`part`] and its [`study`],
//! all else of it, are parts of the page that are loaded when first opened.

mod part;

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Game, GameId};
use yew::prelude::*;

use crate::i18n::Lang;
use crate::keys::KeyLine;
use crate::review::Measure;
use crate::table::{Playable, SaveKeys};

pub use part::{GamePart, StudyPart, part, study};

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

/// What is done alike for all games, with the type of one in the place of a
/// name: `with!(game, G => G::NAME)`.
macro_rules! with {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            PageGame::Dekal => {
                type $G = Dekal;
                $body
            }
            PageGame::Detrak => {
                type $G = Detrak;
                $body
            }
            PageGame::Dumble => {
                type $G = Dumble;
                $body
            }
            PageGame::Debacle => {
                type $G = Debacle;
                $body
            }
        }
    };
}

impl PageGame {
    /// The page's game of a record; `None` if the page cannot play it.
    pub fn of(id: GameId) -> Option<PageGame> {
        let is_it = |game: &PageGame| with!(*game, G => G::ID == id);
        PageGame::ALL.into_iter().find(is_it)
    }

    /// The game of a [`key`].
    pub fn named(name: &str) -> Option<PageGame> {
        PageGame::ALL.into_iter().find(|game| key(*game) == name)
    }
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
    /// What its picture shows, for whoever does not see it.
    pub picture: &'static str,
}

/// How a game introduces itself.
pub fn pitch(game: PageGame, lang: Lang) -> Pitch {
    with!(game, G => <G as Playable>::pitch(lang))
}

/// A game's emblem.
pub fn emblem(game: PageGame, lang: Lang) -> Html {
    with!(game, G => <G as Playable>::emblem(lang))
}

/// What a review of the game, and its luck, are told in.
pub fn measure(game: PageGame) -> Measure {
    with!(game, G => <G as Playable>::MEASURE)
}

/// Whether a match of the game is saved that can be gone on with.
pub fn is_under_way(game: PageGame) -> bool {
    SaveKeys::of(game).is_under_way()
}

/// Whether a match of the game is saved, over or not.
pub fn is_begun(game: PageGame) -> bool {
    SaveKeys::of(game).is_taken()
}

/// The keys of a game's table.
pub fn keys(game: PageGame) -> Vec<KeyLine> {
    with!(game, G => <G as Playable>::keys())
}
