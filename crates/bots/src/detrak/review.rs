//! Judging what was done in Détrak.

use engine::View;
use engine::detrak::{Action, Detrak, Note, Step};
use protocol::{Expectation, Level, MoveReview, ReviewTask, TaskError};

use super::notes::ALL_WAYS;
use super::play::{ABOUT, Decision, Player};
use super::playouts::{Playouts, RolledPosition};
use super::value::UNIT;
use super::{PLAYOUTS_A_NOTE, begun, learned};
use crate::review::{move_review, played_action};
use crate::{AnytimeSearch, BoxedSearch, Immediate};

/// Begins to judge a decision.
///
/// # Errors
/// If there is nothing to decide, if what was done is not legal, or if weights
/// are missing.
pub fn review(task: &ReviewTask<Detrak>) -> Result<BoxedSearch<MoveReview>, TaskError> {
    let (task, played) = (&task.decision, played_action(task)?);
    let seat = task.view.seat().ok_or(TaskError::NothingToDecide)?;
    let game = task.view.open();
    let player = Player::new(Level::Expert, game.is_advanced())?;
    let values = learned(game.is_advanced()).ok_or(TaskError::NotLearned)?;
    Ok(match (game.step(), played) {
        (Step::Note(roll, _), Action::Note(played)) => {
            let position = RolledPosition {
                values,
                sheet: game.sheet(seat),
                roll,
                turn: game.turn() + 1,
            };
            Box::new(DecisionReview {
                search: player.search(position.sheet, roll, position.turn),
                position,
                played,
                comparison: None,
            })
        }
        // One symbol is as good as another to begin with.
        _ => {
            let points = begun(game.is_advanced());
            Box::new(Immediate(move_review(
                played,
                [expectation(points); 2],
                ABOUT,
            )))
        }
    })
}

fn expectation(points: f32) -> Expectation {
    Expectation {
        value: points,
        score: points,
    }
}

/// How often the best note and the one that was taken are both played on.
const DUELS: u32 = 400;
/// None of the dice that made the best note look best.
const SALT: u64 = 0x5851_f42d_4c95_7f2d;

/// A note being judged: first the best one is found, then the two are looked
/// at equally closely.
struct DecisionReview {
    search: Decision,
    position: RolledPosition,
    played: Note,
    /// Begun when the best note has been found.
    comparison: Option<Playouts>,
}

impl DecisionReview {
    fn best(&self) -> Note {
        self.search.best().unwrap_or(self.played)
    }

    /// Thinks on a little; whether all has been found out.
    fn think(&mut self) -> bool {
        if let Some(comparison) = &mut self.comparison {
            return comparison.step();
        }
        if !self.search.step() {
            return false;
        }
        let both = [self.best(), self.played];
        if both[0] == both[1] || !self.position.is_worth_it() {
            return true;
        }
        let closely = both.map(|note| (note, self.search.closely(note)));
        let comparison = Playouts::of(self.position, closely.into_iter(), 2 * DUELS, SALT);
        self.comparison = Some(comparison);
        false
    }

    /// What the best note and the one that was taken are worth, 36 times as
    /// much as an evaluator says.
    fn worths(&self) -> [i32; 2] {
        let both = [self.best(), self.played];
        let Some(comparison) = &self.comparison else {
            return both.map(|note| self.search.closely(note));
        };
        let values = comparison.values();
        let of = |note: Note| values.iter().find(|(other, _)| *other == note);
        both.map(|note| of(note).map_or(0, |(_, value)| *value))
    }
}

impl AnytimeSearch for DecisionReview {
    type Answer = MoveReview;

    fn step(&mut self, work: u32) -> bool {
        (0..work.div_ceil(PLAYOUTS_A_NOTE)).any(|_| self.think())
    }

    fn answer(&self) -> MoveReview {
        let points = |worth: i32| expectation(worth as f32 / (ALL_WAYS * UNIT) as f32);
        move_review(Action::Note(self.best()), self.worths().map(points), ABOUT)
    }
}
