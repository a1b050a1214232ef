//! What is loaded of a game when it is first opened.

use engine::GameId;
use yew::prelude::*;

use crate::screen::{OfDay, Wanted};
use pool::Pool;
use ui::part::GameParts;

/// What is loaded when a game is first opened.
pub struct GamePart {
    /// The table, of a day's game if it is one. The callback is told when the match has begun; one that
    /// is wanted replaces the saved one.
    pub table: fn(Option<Wanted>, Pool, Callback<()>, Option<OfDay>) -> Html,
    /// The screen of the options. Its argument gets those of the match to
    /// start, as text.
    pub options: fn(Callback<String>) -> Html,
    /// The rules. Its argument is told if a match shall start.
    pub rules: fn(Callback<GameId>) -> Html,
}

/// The games' parts.
pub static TABLES: GameParts<GamePart> = GameParts::new();
