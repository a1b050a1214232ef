//! What is known of each game: its summary from the beginning, and the part that is loaded when the game is
//! first opened.

use std::sync::OnceLock;

use engine::GameId;
use yew::prelude::*;

use crate::play::playable::GameSummary;
use crate::saving::match_table::{DailyMatch, NewMatch};
use model::lang::Lang;
use pool::Pool;
use ui::part::GameParts;

/// What is loaded when a game is first opened.
pub struct GamePart {
    /// The table, of a day's game if there is one. A match that is wanted replaces the saved one; the
    /// callback is called when it has begun.
    pub table: fn(Option<NewMatch>, Pool, Callback<()>, Option<DailyMatch>) -> Html,
    /// The screen of the options. The callback gets the options of the match to start, as text.
    pub options: fn(Callback<String>) -> Html,
}

/// The games' parts.
pub static TABLES: GameParts<GamePart> = GameParts::new();

static SUMMARIES: OnceLock<fn(GameId, Lang) -> GameSummary> = OnceLock::new();

/// Registers how a game's summary is found. The page's registry calls this before any screen is shown.
pub fn provide_summaries(of: fn(GameId, Lang) -> GameSummary) {
    // A second call has the same functions.
    let _ = SUMMARIES.set(of);
}

/// The summary of a game, in a language that is loaded.
///
/// # Panics
///
/// If [`provide_summaries`] has not been called.
pub fn summary(game: GameId, lang: Lang) -> GameSummary {
    let of = SUMMARIES.get();
    of.expect("the page's registry provides the summaries of its games")(game, lang)
}
