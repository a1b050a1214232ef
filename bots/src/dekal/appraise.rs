//! Judging what was done in Dékal.

use engine::View;
use engine::dekal::{Action, Dekal};
use protocol::{Advice, Appraisal, Outlook, Trouble};

use super::round::Round;
use super::search::Search;
use super::{EXPERT, learned};
use crate::Thought;
use crate::appraise::{Duel, Found, finding, played};

/// How much of the win the network may be wrong about two actions.
const DOUBT: f32 = 0.01;

/// So many samples of the next turn's cards decide where more than two play.
const SAMPLES: u64 = 8;

/// Begins to judge a decision.
///
/// # Errors
/// If there is nothing to decide, if what was done is not legal, or if a lesson
/// is missing.
pub fn appraise(appraisal: &Appraisal<Dekal>) -> Result<Box<dyn Thought>, Trouble> {
    let (task, played) = (&appraisal.decision, played(appraisal)?);
    let seat = task.view.seat().ok_or(Trouble::NothingToDecide)?;
    let table = task.view.table();
    let net = learned(table.seats()).ok_or(Trouble::NotLearned)?;
    let luck = (task.seed, protocol::Share::WHOLE);
    let search = Search::new(net, &Round::of(table), seat.index(), luck, EXPERT);
    let found = search.found();
    let best = found.best().ok_or(Trouble::NothingToDecide)?;
    let mut duel = Duel::default();
    // With two seats nothing is sampled. The luck is not the one that made the
    // best action look best.
    let samples = if table.seats() == 2 { 1 } else { SAMPLES };
    for sample in 1..=samples {
        let seed = task.seed.wrapping_add(sample);
        let tried = search.at_once(best, seed).zip(search.at_once(played, seed));
        if let Some((best, played)) = tried {
            duel.add(best, played);
        }
    }
    let finding = match duel.tries() {
        // Before it is known who drafts first.
        0 => finding(
            best,
            [best, played].map(|action| glanced(&found, action)),
            DOUBT,
        ),
        1 => finding(best, duel.outlooks(), DOUBT),
        _ => finding(best, duel.outlooks(), DOUBT.max(duel.doubt())),
    };
    Ok(Box::new(Found(finding)))
}

/// What the network alone says of an action.
fn glanced(found: &Advice<Action>, action: Action) -> Outlook {
    let mut choices = found.choices().iter();
    let choice = choices.find(|choice| choice.action == action);
    choice.map_or(Outlook::default(), |choice| Outlook {
        value: choice.estimate.win.unwrap_or_default(),
        score: choice.estimate.score,
    })
}
