//! Judging what was done in Détrak.

use engine::View;
use engine::detrak::{Action, Detrak, Note, Step};
use protocol::{AnyAdvice, Appraisal, Level, Outlook, Trouble};

use super::notes::ALL_WAYS;
use super::play::{ABOUT, Decision, Player};
use super::value::UNIT;
use super::{PLAYOUTS_A_NOTE, begun};
use crate::Thought;
use crate::appraise::{Found, finding, played};

/// Begins to judge a decision.
///
/// # Errors
/// If there is nothing to decide, if what was done is not legal, or if a lesson
/// is missing.
pub fn appraise(appraisal: &Appraisal<Detrak>) -> Result<Box<dyn Thought>, Trouble> {
    let (task, played) = (&appraisal.decision, played(appraisal)?);
    let seat = task.view.seat().ok_or(Trouble::NothingToDecide)?;
    let game = task.view.open();
    let player = Player::new(Level::Expert, game.is_advanced())?;
    Ok(match (game.step(), played) {
        (Step::Note(roll, _), Action::Note(played)) => Box::new(Judging {
            search: player.search(game.sheet(seat), roll, game.turn() + 1),
            played,
        }),
        // One symbol is as good as another to begin with.
        _ => {
            let points = begun(game.is_advanced());
            Box::new(Found(finding(played, [outlook(points); 2], ABOUT)))
        }
    })
}

fn outlook(points: f32) -> Outlook {
    Outlook {
        value: points,
        score: points,
    }
}

/// A note being judged.
struct Judging {
    search: Decision,
    played: Note,
}

impl Thought for Judging {
    fn step(&mut self, work: u32) -> bool {
        (0..work.div_ceil(PLAYOUTS_A_NOTE)).any(|_| self.search.step())
    }

    fn advice(&self) -> AnyAdvice {
        let best = self.search.best().unwrap_or(self.played);
        let outlooks = [best, self.played].map(|note| {
            let value = self.search.closely(note);
            outlook(value as f32 / (ALL_WAYS * UNIT) as f32)
        });
        finding(Action::Note(best), outlooks, ABOUT)
    }
}
