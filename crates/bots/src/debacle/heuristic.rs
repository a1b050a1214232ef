//! The levels that count points, and use no weights.

use engine::debacle::{Action, Danger, DebacleView, Position, Side};
use protocol::Advice;

use super::evaluator::{Evaluator, POINT};
use super::match_state::MatchState;
use super::negamax::Negamax;
use super::search::spent;
use super::{choice, points_ahead};

/// The depth of the casual level, in actions: a turn of its own, and the immediate answer.
const AHEAD: i32 = 3;

/// The weight of each pip of an own die: high dice look strong to a beginner.
const PIP: i32 = 4;
/// The value of a row towards the enemy camp.
const ROW: i32 = 6;

/// Counts points, and prefers dice that are high and far forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heuristic;

/// The value of a side's dice on the board.
fn looks(position: &Position, side: Side) -> i32 {
    let dice = position.board().of(side);
    dice.map(|(square, value)| {
        let rows = square.row().abs_diff(side.camp_row()) as i32;
        PIP * i32::from(value.get()) + ROW * rows
    })
    .sum()
}

impl Evaluator for Heuristic {
    type Accumulator = ();

    fn accumulate(&self, _: &Position, _: &MatchState) {}

    fn update(&self, (): &(), _: &Position, _: &Position, _: &MatchState) {}

    fn value(&self, position: &Position, (): &(), match_state: &MatchState) -> i32 {
        let mover = position.mover();
        POINT * match_state.lead(position, mover) + looks(position, mover)
            - looks(position, mover.other())
    }

    fn next_round(&self, position: &Position, match_state: &MatchState, side: Side) -> i32 {
        POINT * match_state.lead(position, side)
    }
}

/// The beginner evaluates the position after each of its actions. It knows the rule of doubles, but does not
/// see what can be captured.
pub fn beginner(view: &DebacleView) -> Advice<Action> {
    let position = view.game().position();
    advice(view, |negamax, _, after| {
        let mut most = 0;
        after
            .board()
            .dangers(position.mover(), &mut |danger, value| {
                if danger == Danger::Double {
                    most = most.max(i32::from(value.get()));
                }
            });
        negamax.after(position, after, 0) - POINT * most
    })
}

/// The casual level looks a turn ahead.
pub fn ahead(view: &DebacleView) -> Advice<Action> {
    let position = view.game().position();
    let choices = position.choices().len() as usize;
    advice(view, |negamax, action, after| {
        negamax.after(position, after, AHEAD - spent(action, choices))
    })
}

/// All actions with their own value plus that of the position after them.
fn advice(
    view: &DebacleView,
    value: impl Fn(&Negamax<'_, Heuristic>, Action, &Position) -> i32,
) -> Advice<Action> {
    let (game, position) = (view.game(), view.game().position());
    let seen: Vec<u64> = game.seen().iter().map(Position::hash).collect();
    let negamax = Negamax {
        evaluator: &Heuristic,
        match_state: &MatchState::of(game),
        seen: &seen,
    };
    let mut choices = Vec::new();
    position.actions(&mut |action| {
        let mut after = *position;
        after.act_unchecked(action);
        let value = value(&negamax, action, &after);
        choices.push(choice(
            action,
            value,
            points_ahead(&after, position.mover()),
        ));
    });
    Advice::new(choices)
}
