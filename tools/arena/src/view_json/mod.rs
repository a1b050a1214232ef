//! Views for programs in any language: plain JSON in the notation of records, without the engine's packed
//! forms. `docs/bot-protocol.md` describes them.

use engine::Game;
use serde::Serialize;

mod debacle;
mod dekal;
mod detrak;
mod dumble;

/// A game whose views can be told to programs.
pub trait ViewJson: Game {
    /// What is told.
    type Json: Serialize;

    /// All that a view knows.
    fn view_json(view: &Self::View) -> Self::Json;
}

/// A notation as text.
fn text(notation: impl ToString) -> String {
    notation.to_string()
}
