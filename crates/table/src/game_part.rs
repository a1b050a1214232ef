//! What is known of every game: how it introduces itself, and what is loaded of it when it is first
//! opened.

use std::sync::OnceLock;

use engine::GameId;
use yew::prelude::*;

use crate::playable::GameSummary;
use crate::screen::{DailyMatch, NewMatch};
use model::lang::Lang;
use pool::Pool;
use ui::part::GameParts;

/// What is loaded when a game is first opened.
pub struct GamePart {
    /// The table, of a day's game if it is one. The callback is told when the match has begun; one that
    /// is wanted replaces the saved one.
    pub table: fn(Option<NewMatch>, Pool, Callback<()>, Option<DailyMatch>) -> Html,
    /// The screen of the options. Its argument gets those of the match to
    /// start, as text.
    pub options: fn(Callback<String>) -> Html,
    /// The rules. Its argument is told if a match shall start.
    pub rules: fn(Callback<GameId>) -> Html,
}

/// The games' parts.
pub static TABLES: GameParts<GamePart> = GameParts::new();

static SUMMARIES: OnceLock<fn(GameId, Lang) -> GameSummary> = OnceLock::new();

/// Says how the games introduce themselves. The page's registry does so before any screen is shown.
pub fn provide_summaries(of: fn(GameId, Lang) -> GameSummary) {
    // A second time they are the same.
    let _ = SUMMARIES.set(of);
}

/// How a game introduces itself, in a language that is loaded.
///
/// # Panics
/// If nobody has said how the games do.
pub fn summary(game: GameId, lang: Lang) -> GameSummary {
    let of = SUMMARIES.get();
    of.expect("the page's registry provides the summaries of its games")(game, lang)
}
