//! The two symbols of a roll as one piece that can be turned, and the notes that it makes. No web types.

use core::iter;

use engine::detrak::{Cell, Note, Roll, Sheet, Symbol};

/// The direction in which a piece lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// Side by side, the roll's first symbol on the left.
    #[default]
    Right,
    /// One above the other, the first symbol at the top.
    Down,
    /// Side by side, the first symbol on the right.
    Left,
    /// One above the other, the first symbol at the bottom.
    Up,
}

impl Turn {
    /// A quarter turn clockwise.
    #[must_use]
    pub const fn next(self) -> Turn {
        match self {
            Turn::Right => Turn::Down,
            Turn::Down => Turn::Left,
            Turn::Left => Turn::Up,
            Turn::Up => Turn::Right,
        }
    }

    /// Whether the halves are side by side.
    pub const fn is_flat(self) -> bool {
        matches!(self, Turn::Right | Turn::Left)
    }

    const fn is_swapped(self) -> bool {
        matches!(self, Turn::Left | Turn::Up)
    }
}

/// A roll with its direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The two symbols.
    pub roll: Roll,
    /// The direction in which they lie.
    pub turn: Turn,
}

impl Piece {
    /// The symbol of the leading half, on the left or at the top, and the symbol of the other half.
    pub fn halves(self) -> (Symbol, Symbol) {
        let (first, second) = self.roll.symbols();
        if self.turn.is_swapped() {
            (second, first)
        } else {
            (first, second)
        }
    }

    /// The note with the roll's first symbol on this cell, and the other beside it as the piece lies; `None` if that
    /// is off the sheet.
    pub fn at(self, cell: Cell) -> Option<Note> {
        let (row, column) = (cell.row(), cell.column());
        let beside = match self.turn {
            Turn::Right => Cell::new(row, column + 1),
            Turn::Down => Cell::new(row + 1, column),
            Turn::Left => Cell::new(row, column.checked_sub(1)?),
            Turn::Up => Cell::new(row.checked_sub(1)?, column),
        }?;
        // The two symbols of a double are the same, so its note has the cells in ascending order.
        let (first, second) = if self.roll.is_double() && beside < cell {
            (beside, cell)
        } else {
            (cell, beside)
        };
        Some(Note { first, second })
    }

    /// The piece, turned clockwise until it fits with its first symbol on this cell; `None` if it fits in no
    /// direction.
    pub fn fitting(self, sheet: Sheet, cell: Cell) -> Option<Piece> {
        let next = |piece: &Piece| Some(piece.turned());
        let mut turns = iter::successors(Some(self), next).take(4);
        let fits = |piece: &Piece| piece.at(cell).is_some_and(|note| fits(sheet, note));
        turns.find(fits)
    }

    /// The piece after a quarter turn, clockwise.
    #[must_use]
    pub const fn turned(self) -> Piece {
        Piece {
            turn: self.turn.next(),
            ..self
        }
    }

    /// The note that a piece with its middle at this point makes: the nearest one on the sheet. The point is
    /// relative to the middle of the top left cell, in cells down and to the right. `None` if the nearest note
    /// is more than three quarters of a cell away.
    pub fn nearest(self, row: f64, column: f64) -> Option<Note> {
        const REACH: f64 = 0.75;
        let notes = Cell::all().filter_map(|cell| {
            let note = self.at(cell)?;
            let down = middle(note.first.row(), note.second.row()) - row;
            let right = middle(note.first.column(), note.second.column()) - column;
            Some((note, down.hypot(right)))
        });
        let nearest = notes.min_by(|(_, a), (_, b)| a.total_cmp(b));
        nearest
            .filter(|(_, away)| *away <= REACH)
            .map(|(note, _)| note)
    }
}

/// Whether both cells of a note are free.
pub fn fits(sheet: Sheet, note: Note) -> bool {
    sheet.is_free(note.first) && sheet.is_free(note.second)
}

/// The middle between two rows or columns.
fn middle(one: usize, other: usize) -> f64 {
    (one + other) as f64 / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [Turn; 4] = [Turn::Right, Turn::Down, Turn::Left, Turn::Up];

    fn piece(roll: &str, turn: Turn) -> Piece {
        let roll = roll.parse().unwrap();
        Piece { roll, turn }
    }

    #[test]
    fn four_quarter_turns_are_none_and_each_lies_differently() {
        assert_eq!(
            TURNS.map(Turn::next),
            [Turn::Down, Turn::Left, Turn::Up, Turn::Right]
        );
        let middle = "r3c3".parse().unwrap();
        let notes = TURNS.map(|turn| piece("BE", turn).at(middle).unwrap().to_string());
        assert_eq!(notes, ["r3c3 r3c4", "r3c3 r4c3", "r3c3 r3c2", "r3c3 r2c3"]);
    }

    #[test]
    fn a_double_is_always_noted_in_the_order_of_cells() {
        let middle = "r3c3".parse().unwrap();
        let notes = TURNS.map(|turn| piece("CC", turn).at(middle).unwrap().to_string());
        assert_eq!(notes, ["r3c3 r3c4", "r3c3 r4c3", "r3c2 r3c3", "r2c3 r3c3"]);
    }

    #[test]
    fn a_direction_that_does_not_fit_gives_way_to_the_next_that_does() {
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        let symbol = Symbol::all().next().unwrap();
        let taken = |cells: &[&str]| {
            let sheet = Sheet::EMPTY;
            cells
                .iter()
                .fold(sheet, |sheet, at| sheet.with(cell(at), symbol))
        };
        let lies = |turn, sheet, at: &str| piece("BE", turn).fitting(sheet, cell(at));
        for (turn, sheet, at, wanted) in [
            (Turn::Right, Sheet::EMPTY, "r3c3", Some(Turn::Right)),
            (Turn::Right, Sheet::EMPTY, "r5c5", Some(Turn::Left)),
            (Turn::Up, Sheet::EMPTY, "r1c1", Some(Turn::Right)),
            (Turn::Right, taken(&["r3c4"]), "r3c3", Some(Turn::Down)),
            (
                Turn::Right,
                taken(&["r3c4", "r4c3", "r3c2"]),
                "r3c3",
                Some(Turn::Up),
            ),
            (Turn::Right, taken(&["r1c2", "r2c1"]), "r1c1", None),
            (Turn::Right, taken(&["r3c3"]), "r3c3", None),
        ] {
            let found = lies(turn, sheet, at).map(|piece| piece.turn);
            assert_eq!(found, wanted, "{turn:?} on {at} of {sheet:?}");
        }
    }

    #[test]
    fn every_place_on_the_sheet_is_near_itself() {
        let mut near = 0;
        for turn in TURNS {
            let piece = piece("AF", turn);
            for note in Cell::all().filter_map(|cell| piece.at(cell)) {
                let (one, other) = (note.first, note.second);
                let down = middle(one.row(), other.row());
                let right = middle(one.column(), other.column());
                assert_eq!(piece.nearest(down + 0.3, right - 0.3), Some(note));
                near += 1;
            }
            assert_eq!(piece.nearest(7.0, 2.0), None);
        }
        assert_eq!(near, TURNS.len() * 5 * 4);
    }

    #[test]
    fn the_half_that_leads_is_the_one_on_the_left_or_at_the_top() {
        for turn in TURNS {
            let piece = piece("BE", turn);
            let note = piece.at("r3c3".parse().unwrap()).unwrap();
            let (leading, _) = piece.halves();
            let first_leads = note.first < note.second;
            let wanted = if first_leads { "B" } else { "E" };
            assert_eq!(leading.to_string(), wanted);
        }
    }
}
