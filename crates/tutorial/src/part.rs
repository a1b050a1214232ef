//! The part of the page with the lessons.

use yew::prelude::*;

use crate::{TutorialGame, TutorialScreen};
use pool::Pool;

/// The part of a game's lesson.
pub struct TutorialPart {
    /// The lesson. The callback gets the options of a first game, as text.
    pub screen: fn(Pool, Callback<String>) -> Html,
}

impl TutorialPart {
    /// The part of a game.
    pub const fn of<G: TutorialGame>() -> TutorialPart {
        TutorialPart {
            screen: |pool, on_start| html! { <TutorialScreen<G> {pool} {on_start} /> },
        }
    }
}
