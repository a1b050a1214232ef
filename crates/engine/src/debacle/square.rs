//! Squares of the board, directions, and sets of squares.

use core::fmt;
use core::str::FromStr;

use super::side::Side;

/// Rows, and columns, of the board.
pub const SIZE: usize = 6;
/// Squares of the board.
pub const SQUARES: usize = SIZE * SIZE;

/// Every square, as bits.
pub(super) const ALL: u64 = (1 << SQUARES) - 1;
/// Column a.
const FIRST_COLUMN: u64 = columns(1);

/// The first columns of every row.
const fn columns(count: usize) -> u64 {
    let mut bits = 0;
    let mut row = 0;
    while row < SIZE {
        bits |= ((1 << count) - 1) << (SIZE * row);
        row += 1;
    }
    bits
}

/// A square, row by row from red's camp.
///
/// Its notation is its column, a to f from red's left, and its row, 1 to 6
/// from red's camp: `a1` to `f6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both from 0, if there is one.
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

    /// Every square, row by row from red's camp.
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

    /// The square that lies next to this one, if the board goes on.
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

/// A direction, as red sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Away from red's camp.
    North,
    /// To red's right.
    East,
    /// Towards red's camp.
    South,
    /// To red's left.
    West,
}

impl Direction {
    /// Every direction.
    pub const ALL: [Direction; 4] = [
        Direction::North,
        Direction::East,
        Direction::South,
        Direction::West,
    ];

    /// The direction towards the enemy camp.
    pub const fn forward(side: Side) -> Direction {
        match side {
            Side::Red => Direction::North,
            Side::Black => Direction::South,
        }
    }

    /// Moves every square of a set by one; what leaves the board is gone.
    pub(super) const fn shift(self, bits: u64) -> u64 {
        match self {
            Direction::North => (bits << SIZE) & ALL,
            Direction::East => (bits << 1) & ALL & !FIRST_COLUMN,
            Direction::South => bits >> SIZE,
            Direction::West => (bits & !FIRST_COLUMN) >> 1,
        }
    }

    /// The way back.
    pub const fn back(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
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

/// The squares of a row, from 0.
pub(super) const fn row(row: usize) -> u64 {
    ((1 << SIZE) - 1) << (SIZE * row)
}

/// The squares from which the one that lies `distance` columns to the east is
/// in the same row.
pub(super) const fn inside(distance: usize) -> u64 {
    columns(SIZE - distance)
}
