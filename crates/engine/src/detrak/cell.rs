//! Cells of a sheet, and its lines.

/// The number of rows, and of columns, of a sheet.
pub const SIZE: usize = 5;
/// The number of cells of a sheet.
pub const CELLS: usize = SIZE * SIZE;

/// A cell of a sheet. The two symbols of a roll go on one of 40 pairs of neighbouring cells (12 turns).
pub type Cell = crate::cell::Cell<SIZE>;

impl Cell {
    /// The top left cell, which has the symbol chosen at the start.
    pub const START: Cell = crate::cell::Cell(0);
}

/// A line that is scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// A row, from 0.
    Row(usize),
    /// A column, from 0.
    Column(usize),
    /// The grey diagonal, from the bottom left to the top right (Advanced rules).
    Diagonal,
}

impl Line {
    /// All rows and columns, and the diagonal.
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
