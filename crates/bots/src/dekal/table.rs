//! A table of the scores of grids: one number for the contents of each square of 2 × 2 cells and of each line
//! of 4, summed up. It knows nothing of the other grids, nor of the unseen cards: the network corrects it by
//! those.

use std::sync::LazyLock;

use engine::dekal::{CELLS, Cell, Grid};

use super::symmetry::Symmetry;

/// What can be on a cell: a face-down card, ten values, or the hole.
const SYMBOLS: usize = 12;
const HOLE: usize = SYMBOLS - 1;
/// Cells of a square and of a line.
const LENGTH: usize = 4;
/// The numbers of a shape.
const NUMBERS: usize = SYMBOLS.pow(LENGTH as u32);
/// Squares in a corner, at an edge and in the middle; lines at the border and inside. Shapes that symmetries
/// map to each other share their numbers.
const SHAPES: [[usize; LENGTH]; 5] = [
    [0, 1, 4, 5],
    [1, 2, 5, 6],
    [5, 6, 9, 10],
    [0, 1, 2, 3],
    [4, 5, 6, 7],
];
/// The number of places of all shapes on a grid: 9 squares, 8 lines.
const PLACES: usize = 17;
/// The number of parameters.
pub(super) const COUNT: usize = SHAPES.len() * NUMBERS;

/// A shape, and the cells it covers at one of its places.
type PlacedShape = (usize, [usize; LENGTH]);

static PLACED: LazyLock<[PlacedShape; PLACES]> = LazyLock::new(|| {
    let mut placed: Vec<PlacedShape> = Vec::new();
    for (shape, cells) in SHAPES.iter().enumerate() {
        for number in 0..Symmetry::COUNT {
            let symmetry = Symmetry::new(number);
            let cells = cells.map(|cell| symmetry.index(cell));
            let set = |cells: [usize; LENGTH]| cells.iter().fold(0u32, |set, c| set | 1 << c);
            if placed.iter().all(|other| set(other.1) != set(cells)) {
                placed.push((shape, cells));
            }
        }
    }
    placed.try_into().expect("nine squares and eight lines")
});

/// The indices of the parameters for a grid with its hole, if it has one.
pub fn places(grid: Grid, hole: Option<Cell>) -> [usize; PLACES] {
    let mut symbols = [0usize; CELLS];
    let bits = u64::from(grid);
    for (cell, symbol) in symbols.iter_mut().enumerate() {
        *symbol = (bits >> (4 * cell) & 15) as usize;
    }
    if let Some(hole) = hole {
        symbols[hole.index()] = HOLE;
    }
    PLACED.map(|(shape, cells)| {
        let pattern = cells
            .iter()
            .fold(0, |sum, cell| sum * SYMBOLS + symbols[*cell]);
        shape * NUMBERS + pattern
    })
}

/// The table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The parameters, in points.
    numbers: Vec<f32>,
}

/// Parameters are kept in eighths of a point, a byte each.
const UNIT: f32 = 1.0 / 8.0;

impl Table {
    /// A table that expects this many points of every grid.
    pub fn flat(points: f32) -> Table {
        Table {
            numbers: vec![points / PLACES as f32; COUNT],
        }
    }

    /// Reads the bytes of [`Table::to_bytes`]; `None` if they are no table.
    pub fn from_bytes(bytes: &[u8]) -> Option<Table> {
        let number = |byte: &u8| f32::from(*byte as i8) * UNIT;
        let numbers: Vec<f32> = bytes.iter().map(number).collect();
        (numbers.len() == COUNT).then_some(Table { numbers })
    }

    /// The table as bytes, its numbers rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let byte = |number: &f32| (number / UNIT).round() as i8 as u8;
        self.numbers.iter().map(byte).collect()
    }

    /// The points that a grid is expected to score.
    pub fn expected(&self, grid: Grid, hole: Option<Cell>) -> f32 {
        if hole.is_none() && grid.face_down().is_empty() {
            return grid.score() as f32;
        }
        let places = places(grid, hole);
        places.iter().map(|place| self.numbers[*place]).sum()
    }

    /// The table with its numbers rounded as in a file.
    #[must_use]
    pub fn rounded(&self) -> Table {
        Table::from_bytes(&self.to_bytes()).expect("a byte for each number")
    }

    /// Moves the expected score of a grid towards a target, by a share of the error.
    pub fn move_towards(&mut self, grid: Grid, hole: Option<Cell>, target: f32, rate: f32) {
        let error = target - self.expected(grid, hole);
        for place in places(grid, hole) {
            self.numbers[place] += rate * error / PLACES as f32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_grids_of_one_value_are_worth_the_same() {
        // A table learned from nothing but one grid tells its mirror image
        // apart only where a shape is not symmetric itself.
        let mut table = Table::flat(0.0);
        let rows = [[1, 1, 1, 1], [2, 2, 2, 2], [1, 1, 1, 1], [1, 1, 1, 0]];
        let grid = Grid::from_rows(rows).unwrap();
        for _ in 0..200 {
            table.move_towards(grid, None, 12.5, 0.5);
        }
        assert!((table.expected(grid, None) - 12.5).abs() < 1e-3);
        let hole = Cell::from_index(15);
        assert!(table.expected(grid, hole) < 12.0, "a hole is no blank");
        let read = Table::from_bytes(&table.to_bytes()).unwrap();
        assert!((read.expected(grid, None) - 12.5).abs() < 17.0 * UNIT / 2.0);
    }

    #[test]
    fn every_cell_is_covered_by_lines_and_squares() {
        let mut covered = [0; CELLS];
        for (_, cells) in PLACED.iter() {
            for cell in cells {
                covered[*cell] += 1;
            }
        }
        // Two lines each, and one, two or four squares.
        assert_eq!(covered[0], 3);
        assert_eq!(covered[1], 4);
        assert_eq!(covered[5], 6);
    }
}
