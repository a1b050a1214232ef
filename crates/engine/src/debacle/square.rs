//! The squares of the board.

use core::fmt;
use core::str::FromStr;

use super::direction::Direction;
use super::set::{SIZE, SQUARES};
use crate::notation::debug_as_display;

/// A square.
///
/// Its notation is its column, a to f from red's left, and its row, 1 to 6 from red's camp: `a1` to `f6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both from 0; `None` if there is none.
    pub const fn new(column: usize, row: usize) -> Option<Square> {
        if column < SIZE && row < SIZE {
            Some(Square((row * SIZE + column) as u8))
        } else {
            None
        }
    }

    /// The square with this index, from 0 for a1 to 35 for f6, row by row.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < SQUARES {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// All squares, row by row from red's camp.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..SQUARES as u8).map(Square)
    }

    /// The index (see [`Square::from_index`]).
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column from red's left, from 0.
    pub const fn column(self) -> usize {
        self.index() % SIZE
    }

    /// The row from red's camp, from 0.
    pub const fn row(self) -> usize {
        self.index() / SIZE
    }

    /// The neighbouring square in this direction; `None` at the edge of the board.
    pub const fn next(self, direction: Direction) -> Option<Square> {
        let bits = direction.shift(self.bit());
        if bits == 0 {
            None
        } else {
            Some(Square(bits.trailing_zeros() as u8))
        }
    }

    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column() as u8);
        write!(f, "{column}{}", self.row() + 1)
    }
}

debug_as_display!(Square);

impl FromStr for Square {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [column @ b'a'..=b'f', row @ b'1'..=b'6'] => {
                Ok(Square((row - b'1') * SIZE as u8 + (column - b'a')))
            }
            _ => Err("a square is written a1 to f6"),
        }
    }
}

/// The squares of a set, lowest index first.
pub(super) fn squares(mut bits: u64) -> impl Iterator<Item = Square> + Clone {
    core::iter::from_fn(move || {
        let square = Square::from_index(bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(square)
    })
}
