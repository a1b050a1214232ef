//! Cells of a square grid, as Dékal and Détrak have it.

use core::fmt;
use core::str::FromStr;

/// A cell of a grid of `SIZE` rows and columns (9 at the most), row by row from
/// the top left.
///
/// Its notation is `r2c3`: row 2 from the top, column 3 from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct Cell<const SIZE: usize>(
    /// The index, below `SIZE` × `SIZE`.
    pub(crate) u8,
);

impl<const SIZE: usize> Cell<SIZE> {
    /// The number of cells.
    const COUNT: usize = {
        assert!(SIZE <= 9, "rows and columns are written with one digit");
        SIZE * SIZE
    };
    /// The bottom right cell.
    pub const LAST: Self = Self(Self::COUNT as u8 - 1);

    /// The cell in this row and column, both from 0, if there is one.
    pub const fn new(row: usize, column: usize) -> Option<Self> {
        if row < SIZE && column < SIZE {
            Some(Self((row * SIZE + column) as u8))
        } else {
            None
        }
    }

    /// The cell with this index, row by row, if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Every cell, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The index, row by row, from 0.
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

    /// Whether two cells share an edge; diagonals do not.
    pub const fn touches(self, other: Self) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }

    /// The cells that share an edge with this one, row by row.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let (row, column) = (self.row(), self.column());
        [
            Self::new(row.wrapping_sub(1), column),
            Self::new(row, column.wrapping_sub(1)),
            Self::new(row, column + 1),
            Self::new(row + 1, column),
        ]
        .into_iter()
        .flatten()
    }

    /// The pairs of cells that share an edge; the cell with the lower index first.
    pub fn pairs() -> impl Iterator<Item = (Self, Self)> + Clone {
        Self::all().flat_map(|cell| {
            let right = Self::new(cell.row(), cell.column() + 1);
            let below = Self::new(cell.row() + 1, cell.column());
            let others = [right, below].into_iter().flatten();
            others.map(move |other| (cell, other))
        })
    }
}

impl<const SIZE: usize> TryFrom<u8> for Cell<SIZE> {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::from_index(index.into()).ok_or("there is no cell with this index")
    }
}

impl<const SIZE: usize> From<Cell<SIZE>> for u8 {
    fn from(cell: Cell<SIZE>) -> u8 {
        cell.0
    }
}

impl<const SIZE: usize> fmt::Display for Cell<SIZE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl<const SIZE: usize> fmt::Debug for Cell<SIZE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const SIZE: usize> FromStr for Cell<SIZE> {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digit = |byte: u8| usize::from(byte).checked_sub(usize::from(b'1'));
        let cell = match text.as_bytes() {
            [b'r', row, b'c', column] => digit(*row).zip(digit(*column)),
            _ => None,
        };
        let cell = cell.and_then(|(row, column)| Self::new(row, column));
        cell.ok_or("a cell is written like r2c3, and lies in the grid")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_and_read_by_row_and_column() {
        for cell in Cell::<5>::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for wrong in [
            "", "r0c1", "r1c0", "r6c1", "r1c6", "r1c11", "c1r1", "r1c", "r/c1",
        ] {
            assert!(wrong.parse::<Cell<5>>().is_err(), "{wrong}");
        }
        assert!("r5c1".parse::<Cell<4>>().is_err());
    }

    #[test]
    fn an_index_lies_in_the_grid() {
        assert_eq!(Cell::<4>::try_from(15), Ok(Cell::LAST));
        assert!(Cell::<4>::try_from(16).is_err());
        assert_eq!(Cell::<5>::from_index(24), Some(Cell::LAST));
    }

    #[test]
    fn neighbours_and_pairs_are_those_that_touch() {
        let touching = || {
            let others = |cell| Cell::<5>::all().map(move |other| (cell, other));
            let all = Cell::<5>::all().flat_map(others);
            all.filter(|(cell, other)| cell.touches(*other))
        };
        let each = |cell: Cell<5>| cell.neighbours().map(move |other| (cell, other));
        assert!(Cell::all().flat_map(each).eq(touching()));
        assert_eq!(Cell::<5>::pairs().count(), 40);
        assert!(Cell::<5>::pairs().all(|(cell, other)| cell < other && cell.touches(other)));
    }
}
