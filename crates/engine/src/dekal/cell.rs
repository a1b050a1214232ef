//! Cells of a grid, and pushes into it.

use core::fmt;
use core::str::FromStr;

use crate::notation::debug_as_display;

/// The number of rows, and of columns, of a grid.
pub const SIZE: usize = 4;
/// The number of cells of a grid.
pub const CELLS: usize = SIZE * SIZE;

/// A cell of a grid.
pub type Cell = crate::cell::Cell<SIZE>;

/// A side from which a card can enter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Into a row, from its left end.
    Left,
    /// Into a row, from its right end.
    Right,
    /// Into a column, from its top.
    Top,
    /// Into a column, from its bottom.
    Bottom,
}

impl Side {
    /// The four sides.
    pub const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Top, Side::Bottom];

    /// Whether a card from this side enters a row (rather than a column).
    pub const fn is_horizontal(self) -> bool {
        matches!(self, Side::Left | Side::Right)
    }

    const fn letter(self) -> char {
        match self {
            Side::Left => 'L',
            Side::Right => 'R',
            Side::Top => 'T',
            Side::Bottom => 'B',
        }
    }
}

/// A push: the side from which the card enters, and the row or column that is pushed.
///
/// Its notation is the side's letter and the line's number from 1: `L3` enters row 3 from the left, `T2` enters
/// column 2 from the top (The push).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Push {
    side: Side,
    line: u8,
}

impl Push {
    /// The push from this side into this row or column, from 0; `None` if there is no such line.
    pub const fn new(side: Side, line: usize) -> Option<Push> {
        if line < SIZE {
            Some(Push {
                side,
                line: line as u8,
            })
        } else {
            None
        }
    }

    /// The push from this side into the line that contains the cell.
    pub const fn through(side: Side, cell: Cell) -> Push {
        let line = if side.is_horizontal() {
            cell.row()
        } else {
            cell.column()
        };
        Push {
            side,
            line: line as u8,
        }
    }

    /// All 16 pushes.
    pub fn all() -> impl Iterator<Item = Push> + Clone {
        Side::ALL
            .into_iter()
            .flat_map(|side| (0..SIZE as u8).map(move |line| Push { side, line }))
    }

    /// The side from which the card enters.
    pub const fn side(self) -> Side {
        self.side
    }

    /// The row or column that is pushed, from 0.
    pub const fn line(self) -> usize {
        self.line as usize
    }

    /// The border cell on which the card lands.
    pub const fn entry(self) -> Cell {
        self.cell(0)
    }

    /// The cell `steps` (0 to 3) cells from the entry, along the line.
    const fn cell(self, steps: usize) -> Cell {
        let line = self.line as usize;
        crate::cell::Cell(match self.side {
            Side::Left => line * SIZE + steps,
            Side::Right => line * SIZE + SIZE - 1 - steps,
            Side::Top => steps * SIZE + line,
            Side::Bottom => (SIZE - 1 - steps) * SIZE + line,
        } as u8)
    }

    /// Whether the pushed line contains the cell.
    pub const fn crosses(self, cell: Cell) -> bool {
        Push::through(self.side, cell).line == self.line
    }

    /// The number of cards that move if the hole is here; `None` if the line does not contain the hole. 0 means
    /// that the hole is on the edge where the card would enter, which makes the push illegal.
    pub const fn reach(self, hole: Cell) -> Option<usize> {
        if !self.crosses(hole) {
            return None;
        }
        Some(match self.side {
            Side::Left => hole.column(),
            Side::Right => SIZE - 1 - hole.column(),
            Side::Top => hole.row(),
            Side::Bottom => SIZE - 1 - hole.row(),
        })
    }

    /// The cells whose cards move if the hole is here, from the entry on.
    pub fn moved(self, hole: Cell) -> impl Iterator<Item = Cell> {
        (0..self.reach(hole).unwrap_or(0)).map(move |steps| self.cell(steps))
    }

    /// Whether the push is legal if the hole is here: its line contains the hole, and at least one card moves
    /// (The push).
    pub const fn is_legal(self, hole: Cell) -> bool {
        matches!(self.reach(hole), Some(1..))
    }

    /// The 2 to 4 legal pushes if the hole is here.
    pub fn legal(hole: Cell) -> impl Iterator<Item = Push> + Clone {
        Side::ALL
            .into_iter()
            .map(move |side| Push::through(side, hole))
            .filter(move |push| push.is_legal(hole))
    }
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side.letter(), self.line + 1)
    }
}

debug_as_display!(Push);

impl FromStr for Push {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRITTEN: &str = "a push is written L, R, T or B and a line from 1 to 4";
        let [side, line @ b'1'..=b'4'] = text.as_bytes() else {
            return Err(WRITTEN);
        };
        let side = Side::ALL
            .into_iter()
            .find(|known| known.letter() == char::from(*side))
            .ok_or(WRITTEN)?;
        Ok(Push {
            side,
            line: line - b'1',
        })
    }
}
