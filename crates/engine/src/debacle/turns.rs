//! Whether one position of a turn can follow from the position in which the turn began.

use super::position::Position;
use super::rules::ACTIONS;
use super::set::SIZE;
use super::side::Side;
use super::square::{Square, squares};
use super::turn::{CAPTURED, REBOUND, Turn};
use super::value::Value;
use crate::checked::{Validity, require};

impl Position {
    /// Checks whether this can be a later position of the turn that began as `begun`.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub(super) fn is_later_in(&self, begun: &Position) -> Validity {
        require(begun.mover() == self.mover(), "it is another's turn")?;
        let captured = self.turn.has(CAPTURED) == begun.has_captured(self);
        require(captured, "the turn has captured what is gone")?;
        begun.leads_to(self, self.turn)
    }

    /// Checks whether this can be the beginning of the turn after the one that began as `begun`.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub(super) fn is_after(&self, begun: &Position) -> Validity {
        require(begun.mover() != self.mover(), "turns alternate")?;
        let ended = Turn {
            actions: 0,
            bonus: self.turn.actions.saturating_sub(ACTIONS),
            ..Turn::start(begun.mover(), 0, 0)
        };
        begun.leads_to(self, ended)
    }

    /// Whether the mover of this position has captured a die until a later one.
    pub(super) fn has_captured(&self, later: &Position) -> bool {
        let enemy = self.mover().other();
        later.board.count(enemy) < self.board.count(enemy)
    }

    /// Checks whether the dice of a later position can follow from these, when so much of the turn is left.
    fn leads_to(&self, later: &Position, left: Turn) -> Validity {
        let mover = self.mover();
        let enemy = mover.other();
        require(left.actions <= self.turn.actions, "a turn gains no actions")?;
        let spent = usize::from(self.turn.actions - left.actions);

        // The enemy's dice stay as they are, or are captured.
        let appeared = later.board.of(enemy).any(|die| !self.has(enemy, die));
        require(!appeared, "only the mover's dice change")?;
        let mut pile = self.pile(mover);
        let gone = self.board.of(enemy).filter(|die| !later.has(enemy, *die));
        for (_, value) in gone.clone() {
            pile = pile.with(value);
        }
        require(pile == later.pile(mover), "what is captured is kept")?;

        // Each die that is recovered is the lowest one, and gives bonus actions.
        let (mut pile, mut bonus) = (self.pile(enemy), 0);
        while pile.len() > later.pile(enemy).len() {
            let value = pile.lowest().ok_or("there is a die to recover")?;
            pile = pile.without(value);
            bonus += value.bonus();
        }
        require(pile == later.pile(enemy), "the lowest die is recovered")?;
        require(bonus == left.bonus, "a recovered die gives bonus actions")?;

        // An action changes one die, and moves it by a square; so does a rebound, which follows a capture with the
        // same die.
        let changed = self.board.of(mover).filter(|die| !later.has(mover, *die));
        let rebounds = left.has(REBOUND);
        let focus = left.focus().filter(|_| rebounds);
        let again = focus.is_some_and(|square| {
            let die = later.board.value(square).map(|value| (square, value));
            die.is_some_and(|die| self.has(mover, die))
        });
        let fits = changed.count() + usize::from(again) <= spent;
        require(fits, "an action changes one die")?;
        let recovers = bonus > 0;
        let way = |(square, _)| self.distance(square, recovers);
        let moves = spent + gone.count() - usize::from(rebounds);
        let far = later.board.of(mover).map(way).sum::<usize>() > moves;
        require(!far, "an action moves a die by one square")
    }

    fn has(&self, side: Side, (square, value): (Square, Value)) -> bool {
        self.board.get(square) == Some((side, value))
    }

    /// The fewest moves that bring any of the mover's dice to a square: straight there, or by a return from the
    /// enemy camp, or from the camp, to which a die was recovered.
    fn distance(&self, to: Square, recovers: bool) -> usize {
        let mover = self.mover();
        let row = |square: Square, row: usize| square.row().abs_diff(row);
        let from_camp = row(to, mover.camp_row());
        let ways = squares(self.board.dice(mover)).map(|from| {
            let straight = row(from, to.row()) + from.column().abs_diff(to.column());
            straight.min(row(from, mover.other().camp_row()) + from_camp)
        });
        let most = if recovers { from_camp } else { 2 * SIZE };
        ways.fold(most, usize::min)
    }
}
