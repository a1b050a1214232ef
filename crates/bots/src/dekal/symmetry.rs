//! The eight symmetries of a square grid.

use engine::dekal::{CELLS, Cell, Grid, SIZE};

/// A symmetry of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry([usize; CELLS]);

impl Symmetry {
    /// The number of symmetries.
    pub const COUNT: usize = 8;

    /// The symmetry of this number, modulo their number.
    pub fn new(number: usize) -> Symmetry {
        Symmetry(core::array::from_fn(|index| {
            let (mut row, mut column) = (index / SIZE, index % SIZE);
            if number & 1 != 0 {
                row = SIZE - 1 - row;
            }
            if number & 2 != 0 {
                column = SIZE - 1 - column;
            }
            if number & 4 != 0 {
                (row, column) = (column, row);
            }
            row * SIZE + column
        }))
    }

    /// The index to which a cell, by its index, is moved.
    pub fn index(self, index: usize) -> usize {
        self.0[index % CELLS]
    }

    /// The place to which a cell is moved.
    pub fn cell(self, cell: Cell) -> Cell {
        Cell::from_index(self.index(cell.index())).expect("a grid is turned into itself")
    }

    /// The grid after the symmetry.
    pub fn grid(self, grid: Grid) -> Grid {
        let mut turned = Grid::EMPTY;
        for cell in Cell::all() {
            if let Some(card) = grid.get(cell) {
                turned = turned.with(self.cell(cell), card);
            }
        }
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_ways_all_different_that_keep_neighbours_and_scores() {
        let rows = [[5, 8, 8, 5], [3, 10, 1, 1], [10, 10, 1, 4], [10, 4, 4, 7]];
        let grid = Grid::from_rows(rows).unwrap();
        let turned: Vec<Grid> = (0..Symmetry::COUNT)
            .map(|number| Symmetry::new(number).grid(grid))
            .collect();
        assert_eq!(turned.len(), 8);
        for (number, one) in turned.iter().enumerate() {
            assert_eq!(one.score(), 24);
            assert!(turned[..number].iter().all(|other| other != one));
        }
    }
}
