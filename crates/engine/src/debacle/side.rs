//! The two sides.

use super::set::{SIZE, row};
use crate::seat::Seat;

/// A side: red sits on the first seat, black on the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Camp in row 1.
    Red,
    /// Camp in row 6.
    Black,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Red, Side::Black];

    /// The side of a seat; `None` if the seat is not at the table.
    pub const fn of(seat: Seat) -> Option<Side> {
        match seat.index() {
            0 => Some(Side::Red),
            1 => Some(Side::Black),
            _ => None,
        }
    }

    /// The seat of this side.
    pub const fn seat(self) -> Seat {
        Seat::FIRST.ahead(self.index(), 2)
    }

    /// 0 for red, 1 for black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }

    /// The row of the camp, from 0: the row nearest to the player (Material and start).
    pub const fn camp_row(self) -> usize {
        match self {
            Side::Red => 0,
            Side::Black => SIZE - 1,
        }
    }

    /// The squares of the camp.
    pub(super) const fn camp(self) -> u64 {
        row(self.camp_row())
    }
}
