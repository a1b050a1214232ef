//! The legal actions of a position, and the reasons why others are refused.

use super::action::{Action, Illegal, Move};
use super::choices::Choices;
use super::direction::Direction;
use super::position::Position;
use super::square::Square;
use super::turn::NO_ROW;

impl Position {
    /// The legal actions of the mover; none once the round is over.
    pub const fn choices(&self) -> Choices {
        Choices::of(self)
    }

    /// Calls `out` with every legal action, captures first.
    pub fn actions(&self, out: &mut impl FnMut(Action)) {
        self.choices().each(out);
    }

    /// All legal actions, in the order of [`Position::actions`].
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut all = Vec::new();
        self.actions(&mut |action| all.push(action));
        all
    }

    /// Carries out an action.
    ///
    /// # Errors
    /// If it is not legal; the position is then unchanged.
    pub fn act(&mut self, action: Action) -> Result<(), Illegal> {
        if !self.choices().contains(action) {
            return Err(reason(self, action));
        }
        self.act_unchecked(action);
        Ok(())
    }
}

/// Why an action is not legal; the action must not be among the choices of the position.
fn reason(position: &Position, action: Action) -> Illegal {
    if position.is_over() {
        return Illegal::NotYourTurn;
    }
    match action {
        Action::Keep(square) => no_keep(position, square),
        Action::Return(square) => match position.returning() {
            Some(_) => no_place(position, square),
            None => Illegal::NoReturn,
        },
        Action::Recover(square) if position.can_recover() => no_place(position, square),
        Action::Recover(_) => Illegal::NoRecovery,
        Action::Decline => no_decline(position),
        Action::Flip(square) => {
            not_due(position, square).unwrap_or(Illegal::FlippedJustNow(square))
        }
        Action::Roll(way) => {
            not_due(position, way.from()).unwrap_or_else(|| no_roll(position, way))
        }
        Action::Capture(way) => not_due(position, way.from()).unwrap_or_else(|| {
            let is_enemy = position.board().get(way.to()).map(|(side, _)| side)
                == Some(position.mover().other());
            if is_enemy {
                Illegal::TooLow(way.from(), way.to())
            } else {
                Illegal::NoEnemy(way.to())
            }
        }),
    }
}

/// Why the die on this square cannot act now at all; `None` if it can.
fn not_due(position: &Position, square: Square) -> Option<Illegal> {
    if position.takes_doubles() {
        return Some(Illegal::DoublesFirst);
    }
    if let Some(die) = position.rebounding() {
        return (die != square).then_some(Illegal::Rebound(die));
    }
    if let Some(die) = position.returning() {
        return Some(Illegal::ReturnFirst(die));
    }
    if position.actions_left() == 0 {
        return Some(Illegal::NoActionLeft);
    }
    let side = position.board().get(square).map(|(side, _)| side);
    (side != Some(position.mover())).then_some(Illegal::NotYours(square))
}

fn no_roll(position: &Position, way: Move) -> Illegal {
    if way.direction() == Direction::forward(position.mover()).back() {
        Illegal::Backward
    } else {
        Illegal::Taken(way.to())
    }
}

fn no_keep(position: &Position, square: Square) -> Illegal {
    if !position.takes_doubles() {
        return Illegal::NoDoubles;
    }
    let row = position.turn.row;
    if row != NO_ROW && usize::from(row) != square.row() {
        return Illegal::RowFirst(row + 1);
    }
    match position.board().get(square) {
        Some((side, _)) if side == position.mover().other() => Illegal::Single(square),
        _ => Illegal::NoEnemy(square),
    }
}

fn no_place(position: &Position, square: Square) -> Illegal {
    if square.row() != position.mover().camp_row() {
        Illegal::NotInCamp(square)
    } else {
        Illegal::Taken(square)
    }
}

fn no_decline(position: &Position) -> Illegal {
    if position.takes_doubles() {
        return Illegal::RowFirst(position.turn.row + 1);
    }
    match position.returning() {
        Some(die) => Illegal::ReturnFirst(die),
        None => Illegal::NothingToDecline,
    }
}
