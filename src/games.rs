//! The games that the page plays: the one place that lists them.
//!
//! Here is what the home screen needs of a game; its [`table`] and its [`book`],
//! all else of it, are parts of the page that are loaded when first opened.

mod part;

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Game, GameId, Outcome};
use yew::prelude::*;

use crate::daily;
use crate::day::Day;
use crate::i18n::Lang;
use crate::keys::KeyLine;
use crate::pool::Pool;
use crate::table::{Options, Playable, SaveKeys, begin};

pub use part::{BookPart, TablePart, book, table};

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

/// What a link to the game of a day holds: its options and seed.
pub fn daily_link(game: PageGame, day: Day) -> Option<String> {
    with!(game, G => {
        let options = Options::<<G as Playable>::Choices>::decode(&daily::options(game, day));
        let session = begin::<G>(&options, options.seed().ok().flatten()?);
        session.record(None).to_link()
    })
}

/// Has a bot play the game of a day in the person's place; see [`daily::play`].
pub fn par(
    game: PageGame,
    day: Day,
    pool: &Pool,
    on_done: Callback<Option<Outcome>>,
) -> daily::Playing {
    with!(game, G => daily::play::<G>(day, pool, on_done))
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

/// The keys of a game's table.
pub fn keys(game: PageGame) -> Vec<KeyLine> {
    with!(game, G => <G as Playable>::keys())
}
