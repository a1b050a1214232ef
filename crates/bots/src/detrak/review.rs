//! Reviews of decisions in Détrak.

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

/// Begins a review.
///
/// # Errors
///
/// If there is nothing to decide, if the action that was taken is not legal, or if weights are missing.
pub fn review(task: &ReviewTask<Detrak>) -> Result<BoxedSearch<MoveReview>, TaskError> {
    let (task, played) = (&task.decision, played_action(task)?);
    let seat = task.view.seat().ok_or(TaskError::NothingToDecide)?;
    let game = task.view.open();
    let player = Player::new(Level::Expert, game.is_advanced())?;
    let values = learned(game.is_advanced()).ok_or(TaskError::WeightsNotLoaded)?;
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
        // All symbols are equally good to begin with.
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

/// The number of playouts of the best note and of the one that was taken.
const PLAYOUTS: u32 = 400;
/// Other dice than those by which the best note was found.
const SALT: u64 = 0x5851_f42d_4c95_7f2d;

/// A review under way: first the search for the best note, then a comparison of the two with equal effort.
struct DecisionReview {
    search: Decision,
    position: RolledPosition,
    played: Note,
    /// Begun when the best note is known.
    comparison: Option<Playouts>,
}

impl DecisionReview {
    fn best(&self) -> Note {
        self.search.best().unwrap_or(self.played)
    }

    /// Takes one step of the search or of the comparison; returns whether the review is done.
    fn advance(&mut self) -> bool {
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
        let closely = both.map(|note| (note, self.search.evaluate_deeply(note)));
        let comparison = Playouts::of(self.position, closely.into_iter(), 2 * PLAYOUTS, SALT);
        self.comparison = Some(comparison);
        false
    }

    /// The values of the best note and of the one that was taken, 36 times as large as an evaluator's.
    fn values(&self) -> [i32; 2] {
        let both = [self.best(), self.played];
        let Some(comparison) = &self.comparison else {
            return both.map(|note| self.search.evaluate_deeply(note));
        };
        let values = comparison.values();
        let of = |note: Note| values.iter().find(|(other, _)| *other == note);
        both.map(|note| of(note).map_or(0, |(_, value)| *value))
    }
}

impl AnytimeSearch for DecisionReview {
    type Answer = MoveReview;

    fn step(&mut self, work: u32) -> bool {
        (0..work.div_ceil(PLAYOUTS_A_NOTE)).any(|_| self.advance())
    }

    fn answer(&self) -> MoveReview {
        let points = |worth: i32| expectation(worth as f32 / (ALL_WAYS * UNIT) as f32);
        move_review(Action::Note(self.best()), self.values().map(points), ABOUT)
    }
}
