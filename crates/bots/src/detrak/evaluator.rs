//! Evaluation functions for a sheet after a note.

use engine::detrak::{Cell, Note, Sheet, TURNS};

use super::value::{UNIT, Values};

/// Evaluates sheets, in units of a 128th of a point; higher is better.
pub trait Evaluator {
    /// The value of a sheet after this turn, 1 to 12; exact where nothing more can be noted.
    fn evaluate(&self, sheet: Sheet, turn: u8) -> i32;

    /// The table of learned values, if this evaluator only looks values up: a caller can then evaluate many sheets
    /// at once, with the same result.
    fn learned(&self) -> Option<&Values> {
        None
    }

    /// Whether it considers a note that turns the roll like this.
    fn considers(&self, _note: Note) -> bool {
        true
    }
}

impl Evaluator for Values {
    fn evaluate(&self, sheet: Sheet, turn: u8) -> i32 {
        self.of(sheet, turn)
    }

    fn learned(&self) -> Option<&Values> {
        Some(self)
    }
}

/// Counts the points that are there, and notes rolls as they lie, side by side: beginners do not turn them.
#[derive(Clone, Copy, Debug)]
pub struct PointsOnly {
    /// Whether the advanced rules hold.
    pub advanced: bool,
}

impl Evaluator for PointsOnly {
    fn evaluate(&self, sheet: Sheet, _turn: u8) -> i32 {
        sheet.score(self.advanced) * UNIT
    }

    fn considers(&self, note: Note) -> bool {
        note.first.row() == note.second.row() && note.first < note.second
    }
}

/// Counts the points that are there, and considers what may still come: avoids cells that nothing fits into.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic {
    /// Whether the advanced rules hold.
    pub advanced: bool,
    /// Whether it also keeps symbols beside cells where others may join them, and does not waste such cells
    /// on making a pair a triple, which gives only a point.
    pub hopes: bool,
}

/// The cost of an isolated cell, in units.
const LOST: i32 = 180;
/// The value of a noted cell beside one that can be noted, in units.
const PROMISE: i32 = 24;
/// The value of a cell that can be noted between two equal symbols, in a line or around a corner, in units.
const BETWEEN: i32 = 30;
/// The cost of a pair beside a cell that can be noted, in units.
const PAIR: i32 = 30;

impl Evaluator for Heuristic {
    fn evaluate(&self, sheet: Sheet, turn: u8) -> i32 {
        let points = sheet.score(self.advanced) * UNIT;
        if turn >= TURNS || !sheet.has_room() {
            return points;
        }
        let lost = sheet.isolated();
        let mut value = points - LOST * lost.count_ones() as i32;
        if !self.hopes {
            return value;
        }
        let open = sheet.free() & !lost;
        for cell in Cell::all().filter(|cell| open >> cell.index() & 1 == 1) {
            value += around(sheet, cell);
        }
        value
    }
}

/// The neighbours of a cell, and the cells behind them.
const WAYS: [(isize, isize); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// The value of the cells around one that can be noted, in units.
fn around(sheet: Sheet, cell: Cell) -> i32 {
    let at = |(down, right): (isize, isize), steps: isize| {
        let row = cell.row().checked_add_signed(down * steps)?;
        let column = cell.column().checked_add_signed(right * steps)?;
        sheet.get(Cell::new(row, column)?)
    };
    let beside = WAYS.map(|way| at(way, 1));
    let mut value = 0;
    for (index, way) in WAYS.into_iter().enumerate() {
        let Some(symbol) = beside[index] else {
            continue;
        };
        value += PROMISE;
        value -= PAIR * i32::from(at(way, 2) == Some(symbol));
        let equal = beside[..index]
            .iter()
            .filter(|other| **other == Some(symbol));
        value += BETWEEN * equal.count() as i32;
    }
    value
}
