//! Stores the luck of a match's dice, as soon as the study of the dice has found it.

use database::later;
use engine::detrak::Detrak;
use protocol::Level;
use yew::prelude::*;

use super::study::DiceAnswers;
use crate::luck::luck;
use model::archive::SavedGame;
use model::clock::now;
use model::session::Session;
use wasm_bindgen_futures::spawn_local;

/// The luck of a match, in points; `None` until the match is over and enough is known about its dice.
fn luck_of(session: &Session<Detrak>, answers: &DiceAnswers) -> Option<f64> {
    session.outcome()?;
    let levels = Level::BASES.iter();
    let regular = levels
        .enumerate()
        .find(|(_, level)| **level == Level::Regular);
    let advanced = session.game().is_advanced();
    luck(&answers.scores[regular?.0], advanced)
}

/// Stores the luck with the result of a match that is over.
#[hook]
pub fn use_luck_note(session: &Session<Detrak>, answers: &DiceAnswers) {
    let known = luck_of(session, answers);
    let session = session.clone();
    use_effect_with(known, move |known| {
        if let Some(found) = known {
            let (game, found) = (SavedGame::new(session.record(None), now()), *found);
            spawn_local(async move {
                // If the database cannot be written, the person is told of it when the match is saved.
                let _ = later::note_luck(game.id().to_owned(), found).await;
            });
        }
    });
}
