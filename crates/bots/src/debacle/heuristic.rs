//! The lower levels: they count points and have learned nothing.

use engine::debacle::{Action, Danger, DebacleView, Position, Side};
use protocol::Advice;

use super::evaluator::{Evaluator, POINT};
use super::match_state::MatchState;
use super::negamax::Negamax;
use super::search::spent;
use super::{choice, points_ahead};

/// How many actions deep the regular level looks: a turn of its own, and what
/// is then done to it.
const REGULAR: i32 = 3;

/// What a pip on a die of one's own is worth: high dice look strong.
const PIP: i32 = 4;
/// What a row towards the enemy camp is worth.
const ROW: i32 = 6;

/// Counts points, and likes its dice high and far forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heuristic;

/// How good a side's dice look on the board.
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

/// The beginner looks at each of its actions as it is. It knows the rule on
/// doubles, but does not see what can be captured.
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

/// The regular level.
pub fn regular(view: &DebacleView) -> Advice<Action> {
    let position = view.game().position();
    let choices = position.choices().len() as usize;
    advice(view, |negamax, action, after| {
        negamax.after(position, after, REGULAR - spent(action, choices))
    })
}

/// All actions by what is thought of each and of the position after it.
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
