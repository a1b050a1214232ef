//! Notes how lucky the dice of a match were, once enough is known of them.

use engine::detrak::Detrak;
use protocol::Level;
use yew::prelude::*;

use super::study::Findings;
use crate::luck::luck;
use model::archive::{Device, SavedGame};
use model::clock::now;
use model::results::note_luck;
use model::session::Session;

/// What is known of the luck of a match that is over.
fn reckoned(session: &Session<Detrak>, findings: &Findings) -> Option<f64> {
    session.outcome()?;
    let levels = Level::ALL.iter();
    let regular = levels
        .enumerate()
        .find(|(_, level)| **level == Level::Regular);
    let advanced = session.game().is_advanced();
    luck(&findings.scores[regular?.0], advanced)
}

/// Notes the luck with the result of a match that is over.
#[hook]
pub fn use_luck_note(session: &Session<Detrak>, findings: &Findings) {
    let known = reckoned(session, findings);
    let session = session.clone();
    use_effect_with(known, move |known| {
        if let Some(found) = known {
            let game = SavedGame::new(session.record(None), now());
            // Storage that takes nothing is told of when the match is saved.
            let _ = note_luck(&Device, game.id(), *found);
        }
    });
}
