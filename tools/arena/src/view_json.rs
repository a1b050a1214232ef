//! Views for programs in any language: plain JSON in the notation of records, without the engine's packed
//! forms. `docs/bot-protocol.md` describes them.

use engine::Game;
use serde::Serialize;

/// A game whose views can be written as JSON.
pub trait ViewJson: Game {
    /// The type that is serialised.
    type Json: Serialize;

    /// Everything that a view contains.
    fn view_json(view: &Self::View) -> Self::Json;
}

/// A value in its notation.
pub fn text(notation: impl ToString) -> String {
    notation.to_string()
}
