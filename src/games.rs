//! The games that the page plays: the one place that lists them.
//!
//! Here is what the home screen needs of a game; its [`part`] and its [`study`],
//! all else of it, are parts of the page that are loaded when first opened.

mod part;

use engine::GameId;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use yew::prelude::*;

use crate::table::{Playable, SaveKeys};
use model::lang::Lang;
use ui::keys::KeyLine;

pub use part::{GamePart, StudyPart, part, study};

/// What is done alike for all games, with the type of one in the place of a
/// name: `with!(game, G => G::NAME)`.
macro_rules! with {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            GameId::Dekal => {
                type $G = Dekal;
                $body
            }
            GameId::Detrak => {
                type $G = Detrak;
                $body
            }
            GameId::Dumble => {
                type $G = Dumble;
                $body
            }
            GameId::Debacle => {
                type $G = Debacle;
                $body
            }
        }
    };
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
pub fn pitch(game: GameId, lang: Lang) -> Pitch {
    with!(game, G => <G as Playable>::pitch(lang))
}

/// A game's emblem.
pub fn emblem(game: GameId, lang: Lang) -> Html {
    with!(game, G => <G as Playable>::emblem(lang))
}

/// Whether a match of the game is saved that can be gone on with.
pub fn is_under_way(game: GameId) -> bool {
    SaveKeys::of(game).is_under_way()
}

/// Whether a match of the game is saved, over or not.
pub fn is_begun(game: GameId) -> bool {
    SaveKeys::of(game).is_taken()
}

/// The keys of a game's table.
pub fn keys(game: GameId) -> Vec<KeyLine> {
    with!(game, G => <G as Playable>::keys())
}
