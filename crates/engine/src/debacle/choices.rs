//! The legal actions of a position.

use core::fmt;

use super::action::{Action, Move};
use super::direction::Direction;
use super::position::Position;
use super::set::{ALL, row};
use super::square::{Square, squares};
use super::turn::{DOUBLES, NO_ROW, REBOUND, RETURN};

/// Makes an action from its square.
type OnSquare = fn(Square) -> Action;

/// The legal actions of a position, as sets of squares. They are found without a loop over dice, counted
/// without a list, and tested without a search.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Choices {
    /// The squares on which captures end, by direction.
    captures: [u64; 4],
    /// The squares on which rolls end, by direction.
    rolls: [u64; 4],
    /// The dice that can be flipped.
    flips: u64,
    /// The enemy dice that may stay when doubles are taken.
    keeps: u64,
    /// The squares for the die that reached the enemy camp.
    returns: u64,
    /// The squares for a recovered die.
    recovers: u64,
    declines: bool,
}

impl Choices {
    #[inline]
    pub(super) const fn of(position: &Position) -> Choices {
        let mut choices = Choices::NONE;
        if position.is_over() {
            return choices;
        }
        let turn = position.turn;
        let camp = turn.mover.camp() & position.board.free();
        if position.can_recover() {
            choices.recovers = camp;
        }
        if turn.has(DOUBLES) {
            choices.keep(position);
            return choices;
        }
        if turn.has(RETURN) {
            choices.returns = camp;
        }
        if turn.has(REBOUND) {
            choices.declines = true;
            choices.act(position, 1 << turn.focus);
        } else if turn.actions == 0 {
            choices.declines = choices.recovers != 0;
        } else if !turn.has(RETURN) {
            choices.act(position, position.board.dice(turn.mover));
        }
        choices
    }

    const NONE: Choices = Choices {
        captures: [0; 4],
        rolls: [0; 4],
        flips: 0,
        keeps: 0,
        returns: 0,
        recovers: 0,
        declines: false,
    };

    const fn keep(&mut self, position: &Position) {
        let turn = position.turn;
        let enemies = position.board.dice(turn.mover.other());
        let is_begun = turn.row != NO_ROW;
        let rows = if is_begun {
            row(turn.row as usize)
        } else {
            ALL
        };
        self.keeps = position.board.doubled(enemies) & rows;
        self.declines = !is_begun;
    }

    /// The captures, rolls and flips of some of the mover's dice.
    const fn act(&mut self, position: &Position, dice: u64) {
        let board = &position.board;
        let mover = position.turn.mover;
        let enemies = board.dice(mover.other());
        let free = board.free();
        let backward = Direction::forward(mover).back();
        let mut index = 0;
        while index < Direction::ALL.len() {
            let direction = Direction::ALL[index];
            self.captures[index] = board.prey(dice, enemies, direction);
            if index != backward as usize {
                self.rolls[index] = direction.shift(dice) & free;
            }
            index += 1;
        }
        self.flips = dice & !(1 << position.turn.flipped);
    }

    /// The number of actions.
    pub const fn len(&self) -> u32 {
        let mut count = self.declines as u32;
        let mut index = 0;
        while index < 4 {
            count += self.captures[index].count_ones() + self.rolls[index].count_ones();
            index += 1;
        }
        count
            + self.flips.count_ones()
            + self.keeps.count_ones()
            + self.returns.count_ones()
            + self.recovers.count_ones()
    }

    /// The action at this place, from 0, in the order of [`Choices::each`]; `None` beyond the end.
    pub fn nth(&self, mut place: u32) -> Option<Action> {
        for (sets, make) in [
            (&self.captures, Action::Capture as fn(Move) -> Action),
            (&self.rolls, Action::Roll),
        ] {
            for (direction, set) in Direction::ALL.into_iter().zip(sets) {
                match nth(*set, place) {
                    Ok(to) => return Move::towards(to, direction).map(make),
                    Err(rest) => place = rest,
                }
            }
        }
        for (set, make) in self.places() {
            match nth(set, place) {
                Ok(square) => return Some(make(square)),
                Err(rest) => place = rest,
            }
        }
        (self.declines && place == 0).then_some(Action::Decline)
    }

    /// The actions that have one square, in order.
    const fn places(&self) -> [(u64, OnSquare); 4] {
        [
            (self.flips, Action::Flip),
            (self.keeps, Action::Keep),
            (self.returns, Action::Return),
            (self.recovers, Action::Recover),
        ]
    }

    /// Whether there are no actions.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this action is legal.
    pub const fn contains(&self, action: Action) -> bool {
        let (set, square) = match action {
            Action::Roll(way) => (self.rolls[way.direction() as usize], way.to()),
            Action::Capture(way) => (self.captures[way.direction() as usize], way.to()),
            Action::Flip(square) => (self.flips, square),
            Action::Keep(square) => (self.keeps, square),
            Action::Return(square) => (self.returns, square),
            Action::Recover(square) => (self.recovers, square),
            Action::Decline => return self.declines,
        };
        set & square.bit() != 0
    }

    /// Calls `out` with every capture.
    #[inline]
    pub fn each_capture(&self, out: &mut impl FnMut(Action)) {
        ways(&self.captures, &mut |way| out(Action::Capture(way)));
    }

    /// Calls `out` with every action: captures, rolls, flips, doubles, returns, recovered dice, and `decline`
    /// last.
    #[inline]
    pub fn each(&self, out: &mut impl FnMut(Action)) {
        self.each_capture(out);
        ways(&self.rolls, &mut |way| out(Action::Roll(way)));
        for (set, make) in self.places() {
            squares(set).for_each(|square| out(make(square)));
        }
        if self.declines {
            out(Action::Decline);
        }
    }
}

impl fmt::Debug for Choices {
    /// The actions, in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_list();
        self.each(&mut |action| {
            list.entry(&action);
        });
        list.finish()
    }
}

/// Calls `out` with every move that ends on a square of a set; each direction has its own set.
#[inline]
fn ways(sets: &[u64; 4], out: &mut impl FnMut(Move)) {
    for (direction, set) in Direction::ALL.into_iter().zip(sets) {
        for to in squares(*set) {
            if let Some(way) = Move::towards(to, direction) {
                out(way);
            }
        }
    }
}

/// The square at this place in a set; beyond its end, the place minus the size of the set.
fn nth(set: u64, place: u32) -> Result<Square, u32> {
    let rest = place.checked_sub(set.count_ones());
    match (rest, squares(set).nth(place as usize)) {
        (None, Some(square)) => Ok(square),
        (rest, _) => Err(rest.unwrap_or(0)),
    }
}
