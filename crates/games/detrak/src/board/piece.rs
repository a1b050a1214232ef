//! The two symbols of a roll as one piece that can be turned, and the notes that it makes. No web types.

use engine::detrak::{Cell, Note, Roll, Symbol};

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

    /// Half a turn: the symbols change places.
    #[must_use]
    pub const fn swapped(self) -> Turn {
        self.next().next()
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

    /// The note with the leading half on this cell; `None` if the other half would be off the sheet.
    pub fn at(self, corner: Cell) -> Option<Note> {
        let (row, column) = (corner.row(), corner.column());
        let other = if self.turn.is_flat() {
            Cell::new(row, column + 1)
        } else {
            Cell::new(row + 1, column)
        }?;
        Some(self.on(corner, other))
    }

    /// The note with the leading half on `leading` and the other half on `other`, wherever these cells are. The
    /// two symbols of a double are the same, so its note has the cells in ascending order.
    pub fn on(self, leading: Cell, other: Cell) -> Note {
        let swap = if self.roll.is_double() {
            leading > other
        } else {
            self.turn.is_swapped()
        };
        let (first, second) = if swap {
            (other, leading)
        } else {
            (leading, other)
        };
        Note { first, second }
    }

    /// The note that a piece with its middle at this point makes: the nearest one on the sheet. The point is
    /// relative to the middle of the top left cell, in cells down and to the right. `None` if the nearest note
    /// is more than three quarters of a cell away.
    pub fn near(self, row: f64, column: f64) -> Option<Note> {
        const REACH: f64 = 0.75;
        let (half_row, half_column) = if self.turn.is_flat() {
            (0.0, 0.5)
        } else {
            (0.5, 0.0)
        };
        let notes = Cell::all().filter_map(|corner| {
            let note = self.at(corner)?;
            let down = corner.row() as f64 + half_row - row;
            let right = corner.column() as f64 + half_column - column;
            Some((note, down.hypot(right)))
        });
        let nearest = notes.min_by(|(_, a), (_, b)| a.total_cmp(b));
        nearest
            .filter(|(_, away)| *away <= REACH)
            .map(|(note, _)| note)
    }
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
        assert_eq!(notes, ["r3c3 r3c4", "r3c3 r4c3", "r3c4 r3c3", "r4c3 r3c3"]);
    }

    #[test]
    fn a_double_is_always_noted_in_the_order_of_cells() {
        for turn in TURNS {
            let (low, high) = ("r2c2".parse().unwrap(), "r2c3".parse().unwrap());
            let note = Note {
                first: low,
                second: high,
            };
            assert_eq!(piece("CC", turn).on(low, high), note);
            assert_eq!(piece("CC", turn).on(high, low), note);
        }
    }

    #[test]
    fn every_place_on_the_sheet_is_near_itself() {
        let mut near = 0;
        for turn in TURNS {
            let piece = piece("AF", turn);
            let (down, right) = if turn.is_flat() {
                (0.0, 0.5)
            } else {
                (0.5, 0.0)
            };
            for corner in Cell::all() {
                let (row, column) = (corner.row() as f64 + down, corner.column() as f64 + right);
                if let Some(note) = piece.at(corner) {
                    assert_eq!(piece.near(row + 0.3, column - 0.3), Some(note));
                    near += 1;
                }
            }
            assert_eq!(piece.near(7.0, 2.0), None);
        }
        assert_eq!(near, TURNS.len() * 5 * 4);
    }

    #[test]
    fn the_half_that_leads_is_the_one_on_the_left_or_at_the_top() {
        let (a, b) = ("r1c2".parse().unwrap(), "r1c1".parse().unwrap());
        for turn in TURNS {
            let piece = piece("BE", turn);
            let note = piece.on(a, b);
            let (leading, _) = piece.halves();
            let on_a = if note.first == a { 'B' } else { 'E' };
            assert_eq!(leading.to_string(), on_a.to_string());
        }
    }
}
