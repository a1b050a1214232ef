//! What is loaded when a game is learned.

use yew::prelude::*;

use crate::{TutorialGame, TutorialScreen};
use pool::Pool;

/// What is loaded when a game is learned.
pub struct TutorialPart {
    /// The lesson. Its argument gets the options of a first game, as text.
    pub screen: fn(Pool, Callback<String>) -> Html,
}

impl TutorialPart {
    /// That of a game.
    pub const fn of<G: TutorialGame>() -> TutorialPart {
        TutorialPart {
            screen: |pool, on_start| html! { <TutorialScreen<G> {pool} {on_start} /> },
        }
    }
}
