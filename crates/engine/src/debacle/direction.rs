//! The directions on the board.

use super::set::{ALL, FIRST_COLUMN, SIZE};
use super::side::Side;

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
    /// All directions.
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

    /// Moves every square of a set by one in this direction; drops squares that leave the board.
    pub(super) const fn shift(self, bits: u64) -> u64 {
        match self {
            Direction::North => (bits << SIZE) & ALL,
            Direction::East => (bits << 1) & ALL & !FIRST_COLUMN,
            Direction::South => bits >> SIZE,
            Direction::West => (bits & !FIRST_COLUMN) >> 1,
        }
    }

    /// The opposite direction.
    pub const fn back(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}
