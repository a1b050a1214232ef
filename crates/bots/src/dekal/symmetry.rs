//! The eight symmetries of a square grid.

use engine::Seat;
use engine::dekal::{Action, CELLS, Cell, Draft, Grid, Push, SIZE, Table};

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

    /// The symmetries that leave a seat's grid as it is, with its hole and the cards that are face down. What they make of an
    /// action is worth the same: nothing else on the table depends on where a card lies in this grid.
    pub fn of(table: &Table, seat: Seat) -> impl Iterator<Item = Symmetry> {
        let is_alike = move |one: Cell, other: Cell| {
            table.grid(seat).get(one) == table.grid(seat).get(other)
                && table.is_face_down(seat, one) == table.is_face_down(seat, other)
        };
        let all = (0..Symmetry::COUNT).map(Symmetry::new);
        all.filter(move |symmetry| Cell::all().all(|cell| is_alike(cell, symmetry.cell(cell))))
    }

    /// The action after the symmetry.
    pub fn action(self, action: Action) -> Action {
        match action {
            Action::Reveal(cell) => Action::Reveal(self.cell(cell)),
            Action::Draft(Draft { card, push }) => Action::Draft(Draft {
                card,
                push: self.push(push),
            }),
        }
    }

    /// The push that moves the same cards after the symmetry, wherever the hole is.
    fn push(self, push: Push) -> Push {
        let is_same =
            |other: &Push| Cell::all().all(|cell| other.reach(self.cell(cell)) == push.reach(cell));
        Push::all()
            .find(is_same)
            .expect("a line is turned into a line")
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
    use engine::Game;
    use engine::dekal::{Dekal, Rules};

    #[test]
    fn a_grid_that_is_face_down_has_three_kinds_of_cells() {
        let game = Dekal::new(&Rules::default()).unwrap();
        let all: Vec<Symmetry> = Symmetry::of(game.table(), Seat::FIRST).collect();
        assert_eq!(all.len(), Symmetry::COUNT);
        let kind = |cell: Cell| all.iter().map(|one| one.cell(cell).index()).min();
        let mut kinds: Vec<_> = Cell::all().map(kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        // A corner, an edge and an inner cell.
        assert_eq!(kinds, [Some(0), Some(1), Some(5)]);
    }

    #[test]
    fn a_push_is_turned_with_its_line() {
        let draft = |text: &str| text.parse::<Action>().unwrap();
        // Rows upside down, then columns and rows exchanged.
        assert_eq!(Symmetry::new(1).action(draft("7 L1")), draft("7 L4"));
        assert_eq!(Symmetry::new(1).action(draft("7 T1")), draft("7 B1"));
        assert_eq!(Symmetry::new(4).action(draft("7 L3")), draft("7 T3"));
    }

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
