//! A player's sheet.

use super::action::Note;
use super::cell::{Cell, Line, SIZE};
use super::symbol::{Roll, SYMBOLS, Symbol};

/// Bits of a symbol in a packed line: 0 for a free cell, else 1 to 6.
const BITS: usize = 3;
/// The lowest bit of every cell of a packed line.
const LOWEST: u32 = 0o11111;
/// The lowest bit of every cell but the last, where neighbours are compared.
const NEIGHBOURS: u32 = 0o1111;
/// The points of a line that gives none (Advanced rules).
const NOTHING: i32 = -5;

/// A player's sheet: 25 cells, each free or with a symbol.
///
/// Each row, each column and the diagonal is stored as a packed line of 15 bits, so that its points are found
/// with one table look-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "[u16; SIZE]", into = "[u16; SIZE]")
)]
pub struct Sheet {
    rows: [u16; SIZE],
    columns: [u16; SIZE],
    diagonal: u16,
    /// The taken cells, one bit each, by index.
    taken: u32,
}

impl Sheet {
    /// A sheet without symbols.
    pub const EMPTY: Sheet = Sheet {
        rows: [0; SIZE],
        columns: [0; SIZE],
        diagonal: 0,
        taken: 0,
    };

    /// The symbol on a cell; `None` if the cell is free.
    pub const fn get(self, cell: Cell) -> Option<Symbol> {
        let code = (self.rows[cell.row()] >> (BITS * cell.column())) & 7;
        match code {
            0 => None,
            code => Symbol::new(code as usize - 1),
        }
    }

    /// Whether a cell is free.
    pub const fn is_free(self, cell: Cell) -> bool {
        self.taken & (1 << cell.index()) == 0
    }

    /// The packed rows: 3 bits per cell from the lowest, 0 for a free cell, else the symbol's index plus 1.
    pub const fn packed(self) -> [u16; SIZE] {
        self.rows
    }

    /// The number of taken cells.
    pub const fn taken(self) -> u32 {
        self.taken.count_ones()
    }

    /// The sheet with a symbol on a cell; replaces what was there.
    #[must_use]
    pub fn with(mut self, cell: Cell, symbol: Symbol) -> Sheet {
        if !self.is_free(cell) {
            self = self.without(cell);
        }
        let code = symbol.index() as u16 + 1;
        let (row, column) = (cell.row(), cell.column());
        self.rows[row] |= code << (BITS * column);
        self.columns[column] |= code << (BITS * row);
        if row + column == SIZE - 1 {
            self.diagonal |= code << (BITS * column);
        }
        self.taken |= 1 << cell.index();
        self
    }

    /// The sheet with a cell made free.
    #[cold]
    fn without(mut self, cell: Cell) -> Sheet {
        const CELL: u16 = (1 << BITS) - 1;
        let (row, column) = (cell.row(), cell.column());
        self.rows[row] &= !(CELL << (BITS * column));
        self.columns[column] &= !(CELL << (BITS * row));
        if row + column == SIZE - 1 {
            self.diagonal &= !(CELL << (BITS * column));
        }
        self.taken &= !(1 << cell.index());
        self
    }

    /// The sheet with both symbols of a roll on the cells of a note. It does not check whether the note is
    /// legal; [`Detrak`](super::Detrak) does.
    #[must_use]
    pub fn noted_unchecked(self, roll: Roll, note: Note) -> Sheet {
        let (first, second) = roll.symbols();
        self.with(note.first, first).with(note.second, second)
    }

    /// Whether the sheet has two free neighbouring cells (12 turns).
    pub const fn has_room(self) -> bool {
        let free = self.free();
        let right = free & (free >> 1) & NOT_LAST_COLUMN;
        right != 0 || free & (free >> SIZE) != 0
    }

    /// The free cells without a free neighbour, where nothing can be noted any more; one bit each, by index.
    pub const fn isolated(self) -> u32 {
        let free = self.free();
        let right = (free >> 1) & NOT_LAST_COLUMN;
        let left = (free & NOT_LAST_COLUMN) << 1;
        free & !(right | left | free >> SIZE | free << SIZE)
    }

    /// The free cells, one bit each, by index.
    pub const fn free(self) -> u32 {
        !self.taken & ALL
    }

    /// The points of the runs of a line (Scoring).
    pub fn points(self, line: Line) -> i32 {
        let packed = match line {
            Line::Row(row) => self.rows.get(row),
            Line::Column(column) => self.columns.get(column),
            Line::Diagonal => Some(&self.diagonal),
        };
        packed.map_or(0, |packed| points(*packed))
    }

    /// What a line adds to the score. By the advanced rules, a row or column without points costs 5 and the
    /// diagonal counts twice; by the basic rules the diagonal does not count.
    pub fn value(self, line: Line, advanced: bool) -> i32 {
        match (line, self.points(line)) {
            (Line::Diagonal, points) => 2 * points * i32::from(advanced),
            (_, 0) if advanced => NOTHING,
            (_, points) => points,
        }
    }

    /// The score: the sum over all lines (Scoring).
    pub fn score(self, advanced: bool) -> i32 {
        let lines = self.rows.iter().chain(&self.columns);
        let nothing = if advanced { NOTHING } else { 0 };
        let sum: i32 = lines
            .map(|line| match points(*line) {
                0 => nothing,
                points => points,
            })
            .sum();
        sum + 2 * points(self.diagonal) * i32::from(advanced)
    }

    /// The value of the best row or column, which breaks ties (Scoring).
    pub fn best_line(self, advanced: bool) -> i32 {
        let lines = Line::all().filter(|line| *line != Line::Diagonal);
        let values = lines.map(|line| self.value(line, advanced));
        values.max().unwrap_or_default()
    }
}

/// One bit for every cell.
const ALL: u32 = (1 << (SIZE * SIZE)) - 1;
/// One bit for every cell that has a neighbour to its right.
const NOT_LAST_COLUMN: u32 = 0b01111_01111_01111_01111_01111;

/// The points of a packed line. They depend only on which neighbours are equal and not free, which is 4 bits.
fn points(line: u16) -> i32 {
    let line = u32::from(line);
    let differ = line ^ (line >> BITS);
    let differ = (differ | differ >> 1 | differ >> 2) & NEIGHBOURS;
    let noted = (line | line >> 1 | line >> 2) & LOWEST;
    let equal = !differ & noted & NEIGHBOURS;
    // Moves bits 0, 3, 6 and 9 next to each other.
    let pattern = equal & 1 | equal >> 2 & 2 | equal >> 4 & 4 | equal >> 6 & 8;
    POINTS[pattern as usize]
}

/// The points of a line, by which neighbours are equal: bit 0 for the first two cells, bit 3 for the last two.
/// The points of all runs are added (Scoring).
const POINTS: [i32; 16] = {
    let mut table = [0; 16];
    let mut pattern = 0;
    while pattern < 16 {
        let mut run = 1;
        let mut place = 0;
        while place < SIZE {
            let joined = place < SIZE - 1 && pattern & (1 << place) != 0;
            if joined {
                run += 1;
            } else {
                table[pattern] += RUN[run];
                run = 1;
            }
            place += 1;
        }
        pattern += 1;
    }
    table
};

/// The points of a run by its length (Scoring).
const RUN: [i32; SIZE + 1] = [0, 0, 2, 3, 8, 10];

impl From<Sheet> for [u16; SIZE] {
    fn from(sheet: Sheet) -> [u16; SIZE] {
        sheet.rows
    }
}

impl TryFrom<[u16; SIZE]> for Sheet {
    type Error = &'static str;

    fn try_from(rows: [u16; SIZE]) -> Result<Self, Self::Error> {
        let mut sheet = Sheet::EMPTY;
        for cell in Cell::all() {
            let code = (rows[cell.row()] >> (BITS * cell.column())) & 7;
            match usize::from(code) {
                0 => {}
                code @ 1..=SYMBOLS => {
                    let symbol = Symbol::new(code - 1).ok_or("there are six symbols")?;
                    sheet = sheet.with(cell, symbol);
                }
                _ => return Err("there are six symbols"),
            }
        }
        if sheet.rows == rows {
            Ok(sheet)
        } else {
            Err("a row has five cells")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_takes_the_place_of_another() {
        let symbols: Vec<Symbol> = Symbol::all().collect();
        let mut full = Sheet::EMPTY;
        for cell in Cell::all() {
            full = full.with(cell, symbols[cell.index() % SYMBOLS]);
        }
        for cell in Cell::all() {
            for symbol in Symbol::all() {
                let changed = full.with(cell, symbol);
                // The packed rows determine all other fields.
                assert_eq!(Sheet::try_from(changed.packed()), Ok(changed));
                assert_eq!(changed.get(cell), Some(symbol));
                let others = Cell::all().filter(|other| *other != cell);
                assert!(
                    others
                        .into_iter()
                        .all(|other| changed.get(other) == full.get(other))
                );
            }
            let freed = full.without(cell);
            assert_eq!(Sheet::try_from(freed.packed()), Ok(freed));
            assert_eq!((freed.get(cell), freed.taken()), (None, 24));
        }
    }
}
