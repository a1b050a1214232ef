//! A position of a round: what a search copies for each of its nodes.

#[cfg(feature = "serde")]
mod wire;

use super::action::{Action, Move};
use super::board::Board;
use super::key;
use super::order::Order;
use super::pile::Pile;
use super::rules::{ACTIONS, CAPTURES, QUIET};
use super::set::row;
use super::side::Side;
use super::square::{Square, squares};
use super::symmetry::Symmetry;
use super::turn::{CAPTURED, DOUBLES, NO_ROW, NOWHERE, OFFER, REBOUND, RETURN, Turn};
use super::value::Value;

/// All that the rules of a round depend on, except which positions occurred before: 64 bytes.
///
/// [`Debacle`](super::Debacle) has the rest: the points of the match, and the positions that occurred.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "wire::Wire", into = "wire::Wire")
)]
pub struct Position {
    pub(super) board: Board,
    /// The captured dice, by the side that captured them.
    pub(super) piles: [Pile; 2],
    /// The hash of the board and the piles.
    pub(super) key: u64,
    pub(super) turn: Turn,
}

const _: () = assert!(size_of::<Position>() <= 64);

impl Position {
    /// The start of a round.
    pub fn start(order: Order, symmetry: Symmetry, first: Side) -> Position {
        Position::begun(order.board(symmetry), [Pile::EMPTY; 2], first, 0)
    }

    /// The position at the beginning of a turn. `piles` has red's captured dice first; `bonus` is the number of
    /// the mover's bonus actions.
    ///
    /// # Errors
    /// The reason why such a position cannot occur in a round.
    pub fn new(
        board: Board,
        piles: [Pile; 2],
        mover: Side,
        bonus: u8,
    ) -> Result<Position, &'static str> {
        let position = Position::begun(board, piles, mover, bonus);
        position.validate().map(|()| position)
    }

    fn begun(board: Board, piles: [Pile; 2], mover: Side, bonus: u8) -> Position {
        let mut position = Position::of_parts(board, piles, Turn::start(mover, bonus, 0));
        position.look_for_doubles();
        position
    }

    /// The position with these parts; it does not check whether they are consistent.
    pub(super) fn of_parts(board: Board, piles: [Pile; 2], turn: Turn) -> Position {
        let mut position = Position {
            board,
            piles,
            key: 0,
            turn,
        };
        position.key = position.recomputed_key();
        position
    }

    /// The dice on the board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The dice that a side has captured in this round.
    pub const fn pile(&self, side: Side) -> Pile {
        self.piles[side.index()]
    }

    /// The side whose turn it is. Once the round is over: the side that captured the last die, or whose turn it
    /// would be.
    pub const fn mover(&self) -> Side {
        self.turn.mover
    }

    /// The number of actions that the mover has left, 0 to 10; a rebound does not count.
    pub const fn actions_left(&self) -> u8 {
        self.turn.actions
    }

    /// The number of bonus actions that the opponent gets for their next turn.
    pub const fn bonus(&self) -> u8 {
        self.turn.bonus
    }

    /// The number of turns without a capture in a row, before this one.
    pub const fn quiet_turns(&self) -> u8 {
        self.turn.quiet
    }

    /// Whether a die was captured in this turn, so that the turn is not quiet.
    pub const fn captured_in_turn(&self) -> bool {
        self.turn.has(CAPTURED)
    }

    /// The die that may rebound, if one may.
    pub const fn rebounding(&self) -> Option<Square> {
        if self.turn.has(REBOUND) {
            self.turn.focus()
        } else {
            None
        }
    }

    /// The die that has to return to its camp, if one has to.
    pub const fn returning(&self) -> Option<Square> {
        if self.turn.has(RETURN) {
            self.turn.focus()
        } else {
            None
        }
    }

    /// The die that the last action flipped, if there is one.
    pub const fn flipped(&self) -> Option<Square> {
        Square::from_index(self.turn.flipped as usize)
    }

    /// Whether doubles can be taken or declined now.
    pub const fn takes_doubles(&self) -> bool {
        self.turn.has(DOUBLES)
    }

    /// Whether a captured die can be recovered now.
    pub const fn can_recover(&self) -> bool {
        let first = self.turn.has(RETURN) && !self.turn.has(REBOUND);
        self.turn.has(OFFER) && !first
    }

    /// Whether a turn with this many actions could begin in this position.
    pub(super) fn begins_turn(&self) -> bool {
        *self == self.turn_begun()
    }

    /// The position with these dice at the beginning of a turn with this many actions.
    fn turn_begun(&self) -> Position {
        let bonus = self.turn.actions.saturating_sub(ACTIONS);
        let mut begun = Position {
            turn: Turn::start(self.turn.mover, bonus, self.turn.quiet),
            ..*self
        };
        begun.look_for_doubles();
        begun
    }

    /// The same position with the count of quiet turns set to 0.
    pub(super) fn without_count(&self) -> Position {
        let mut plain = *self;
        plain.turn.quiet = 0;
        plain
    }

    /// Whether the round is over by captures or quiet turns. The position does not know whether it is over by
    /// repetition.
    pub const fn is_over(&self) -> bool {
        self.pile(self.turn.mover).len() >= CAPTURES || self.turn.quiet >= QUIET
    }

    /// The hash of the position. Two positions with different possible continuations have different hashes,
    /// with a chance of 2⁻⁶⁴ of an exception. The count of quiet turns does not matter for the hash, nor does
    /// whether this turn has captured.
    pub const fn hash(&self) -> u64 {
        self.key ^ self.turn.key()
    }

    /// The same hash, computed anew instead of updated by each action.
    pub fn recomputed_hash(&self) -> u64 {
        self.recomputed_key() ^ self.turn.key()
    }

    pub(super) fn recomputed_key(&self) -> u64 {
        let mut hash = 0;
        for side in Side::ALL {
            for (square, value) in self.board.of(side) {
                hash ^= key::die(side, square, value);
            }
            for value in Value::all() {
                hash ^= key::captured(side, self.pile(side), value);
            }
        }
        hash
    }

    /// As [`Position::act`], for an action that is known to be legal: one that [`Position::choices`] has. After
    /// any other action the position is meaningless, and later calls may panic.
    pub fn act_unchecked(&mut self, action: Action) {
        match action {
            Action::Roll(way) => self.roll(way),
            Action::Flip(square) => self.flip(square),
            Action::Capture(way) => self.capture(way),
            Action::Return(square) => self.return_to(square),
            Action::Keep(square) => self.keep(square),
            Action::Recover(square) => self.recover(square),
            Action::Decline => return self.decline(),
        }
        if self.pile(self.turn.mover).len() >= CAPTURES {
            self.end_round();
        } else {
            self.look_for_offer();
            self.go_on();
        }
    }

    fn toggle(&mut self, side: Side, square: Square, value: Value) {
        self.board.toggle(side, square, value);
        self.key ^= key::die(side, square, value);
    }

    fn set_pile(&mut self, side: Side, pile: Pile, value: Value) {
        self.key ^= key::captured(side, self.pile(side), value);
        self.piles[side.index()] = pile;
        self.key ^= key::captured(side, pile, value);
    }

    fn take(&mut self, square: Square, value: Value) {
        let mover = self.turn.mover;
        self.toggle(mover.other(), square, value);
        self.set_pile(mover, self.pile(mover).with(value), value);
        self.turn.flags |= CAPTURED;
    }

    fn roll(&mut self, way: Move) {
        let (from, to) = (way.from(), way.to());
        let Some(value) = self.board.value(from) else {
            return;
        };
        self.toggle(self.turn.mover, from, value);
        self.toggle(self.turn.mover, to, value.rolled());
        self.spend(to);
    }

    fn flip(&mut self, square: Square) {
        let Some(value) = self.board.value(square) else {
            return;
        };
        self.toggle(self.turn.mover, square, value);
        self.toggle(self.turn.mover, square, value.flipped());
        self.spend(square);
        self.turn.flipped = square.index() as u8;
    }

    fn capture(&mut self, way: Move) {
        let (from, to) = (way.from(), way.to());
        let (Some(value), Some(taken)) = (self.board.value(from), self.board.value(to)) else {
            return;
        };
        self.take(to, taken);
        self.toggle(self.turn.mover, from, value);
        self.toggle(self.turn.mover, to, taken);
        self.spend(to);
        self.turn.flags |= REBOUND;
        self.turn.focus = to.index() as u8;
    }

    /// Counts an action, or the rebound, which is free; `square` is where the die that acted is now.
    fn spend(&mut self, square: Square) {
        let turn = &mut self.turn;
        if turn.has(REBOUND) {
            turn.flags &= !REBOUND;
        } else {
            turn.actions = turn.actions.saturating_sub(1);
        }
        turn.flipped = NOWHERE;
        if turn.mover.other().camp() & square.bit() != 0 {
            turn.flags |= RETURN;
        }
        turn.focus = if turn.has(RETURN) {
            square.index() as u8
        } else {
            NOWHERE
        };
    }

    fn return_to(&mut self, square: Square) {
        let Some(from) = self.turn.focus() else {
            return;
        };
        let Some(value) = self.board.value(from) else {
            return;
        };
        self.toggle(self.turn.mover, from, value);
        self.toggle(self.turn.mover, square, value);
        let turn = &mut self.turn;
        if turn.flipped == turn.focus {
            turn.flipped = square.index() as u8;
        }
        turn.flags &= !RETURN;
        turn.focus = if turn.has(REBOUND) {
            square.index() as u8
        } else {
            NOWHERE
        };
    }

    fn keep(&mut self, square: Square) {
        let enemies = self.board.dice(self.turn.mover.other());
        let Some(value) = self.board.value(square) else {
            return;
        };
        for twin in squares(self.board.twins(enemies, square)) {
            self.take(twin, value);
        }
        self.turn.row = square.row() as u8;
        self.look_for_doubles();
    }

    fn recover(&mut self, square: Square) {
        let enemy = self.turn.mover.other();
        let Some(value) = self.pile(enemy).lowest() else {
            return;
        };
        self.set_pile(enemy, self.pile(enemy).without(value), value);
        self.toggle(self.turn.mover, square, value);
        self.turn.bonus = self.turn.bonus.saturating_add(value.bonus());
    }

    fn decline(&mut self) {
        let turn = &mut self.turn;
        if turn.has(DOUBLES) {
            turn.flags &= !DOUBLES;
        } else if turn.has(REBOUND) {
            turn.flags &= !REBOUND;
            if !turn.has(RETURN) {
                turn.focus = NOWHERE;
            }
        } else {
            turn.flags &= !OFFER;
        }
        self.go_on();
    }

    /// Sets whether doubles can be taken: if there are any. A row whose doubles were begun is finished when it
    /// has none left.
    fn look_for_doubles(&mut self) {
        let enemies = self.board.dice(self.turn.mover.other());
        let doubled = self.board.doubled(enemies);
        let turn = &mut self.turn;
        if doubled & row(turn.row as usize) == 0 {
            turn.row = NO_ROW;
        }
        turn.flags &= !DOUBLES;
        if doubled != 0 {
            turn.flags |= DOUBLES;
        }
    }

    /// Sets whether a die can be recovered: if all the mover's dice have the same value, and the enemy has
    /// captured one.
    fn look_for_offer(&mut self) {
        let mover = self.turn.mover;
        let own = self.board.dice(mover);
        let turn = &mut self.turn;
        turn.flags &= !OFFER;
        if !self.piles[mover.other().index()].is_empty()
            && turn.row == NO_ROW
            && self.board.alike(own)
            && own.count_ones() > 1
        {
            turn.flags |= OFFER;
        }
    }

    /// Ends the turn if nothing is left to decide in it.
    fn go_on(&mut self) {
        let turn = self.turn;
        if turn.actions > 0 || turn.has(DOUBLES | REBOUND | RETURN | OFFER) {
            return;
        }
        let quiet = if turn.has(CAPTURED) {
            0
        } else {
            turn.quiet.saturating_add(1)
        };
        self.turn = Turn::start(turn.mover.other(), turn.bonus, quiet);
        self.look_for_doubles();
    }

    /// Ends the round after the last capture: the turn has nothing left.
    fn end_round(&mut self) {
        self.turn = Turn {
            flags: CAPTURED,
            focus: NOWHERE,
            flipped: NOWHERE,
            row: NO_ROW,
            ..self.turn
        };
    }
}
