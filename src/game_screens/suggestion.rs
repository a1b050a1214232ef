//! Suggests a level of bots.

use database::later;
use engine::GameId;
use protocol::Level;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The level that is about as strong as the person, by the games that they have played; `None` before the first of
/// them. Until these are read, and if the database cannot be read, it is the level that was known before.
#[hook]
pub fn use_suggestion(game: GameId, before: Option<Level>) -> Option<Level> {
    let level = use_state_eq(|| before);
    let setter = level.setter();
    use_effect_with(game, move |game| {
        let game = *game;
        spawn_local(async move {
            if let Ok(rating) = later::rating(game).await {
                setter.set(rating.map(|rating| rating.level(game)));
            }
        });
    });
    *level
}
