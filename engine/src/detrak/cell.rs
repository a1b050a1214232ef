//! Cells of a sheet, and its lines.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// Rows, and columns, of a sheet.
pub const SIZE: usize = 5;
/// Cells of a sheet.
pub const CELLS: usize = SIZE * SIZE;

/// A cell of a sheet, row by row from the top left.
///
/// Its notation is `r2c3`: row 2 from the top, column 3 from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

impl Cell {
    /// The top left cell, where the symbol chosen at the start stands.
    pub const START: Cell = Cell(0);

    /// The cell in this row and column, both from 0, if there is one.
    pub const fn new(row: usize, column: usize) -> Option<Cell> {
        if row < SIZE && column < SIZE {
            Some(Cell((row * SIZE + column) as u8))
        } else {
            None
        }
    }

    /// Every cell, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..CELLS as u8).map(Cell)
    }

    /// The index, row by row, from 0 to 24.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row from the top, from 0.
    pub const fn row(self) -> usize {
        self.index() / SIZE
    }

    /// The column from the left, from 0.
    pub const fn column(self) -> usize {
        self.index() % SIZE
    }

    /// Whether two cells share an edge; diagonals do not (12 turns).
    pub const fn touches(self, other: Cell) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }

    /// The 40 pairs of cells that touch; the cell with the lower index first.
    pub fn pairs() -> impl Iterator<Item = (Cell, Cell)> + Clone {
        Cell::all().flat_map(|cell| {
            let right = Cell::new(cell.row(), cell.column() + 1);
            let below = Cell::new(cell.row() + 1, cell.column());
            [right, below]
                .into_iter()
                .flatten()
                .map(move |other| (cell, other))
        })
    }
}

impl TryFrom<u8> for Cell {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < CELLS {
            Ok(Cell(index))
        } else {
            Err("a sheet has 25 cells")
        }
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> u8 {
        cell.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl FromStr for Cell {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [b'r', row @ b'1'..=b'5', b'c', column @ b'1'..=b'5'] => {
                Ok(Cell((row - b'1') * SIZE as u8 + (column - b'1')))
            }
            _ => Err("a cell is written r1c1 to r5c5"),
        }
    }
}

/// A line that is scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// A row, from 0.
    Row(usize),
    /// A column, from 0.
    Column(usize),
    /// The grey diagonal, from the bottom left to the top right (Advanced
    /// rules).
    Diagonal,
}

impl Line {
    /// The rows and columns, and the diagonal.
    pub fn all() -> impl Iterator<Item = Line> + Clone {
        let rows = (0..SIZE).map(Line::Row);
        rows.chain((0..SIZE).map(Line::Column))
            .chain([Line::Diagonal])
    }

    /// The cells of the line, in order.
    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        (0..SIZE).filter_map(move |place| match self {
            Line::Row(row) => Cell::new(row, place),
            Line::Column(column) => Cell::new(place, column),
            Line::Diagonal => Cell::new(SIZE - 1 - place, place),
        })
    }
}
