//! All ways to note a roll on a sheet.

use arrayvec::ArrayVec;
use engine::detrak::{Cell, Note, Roll, Sheet};

/// The most notes: 40 pairs of cells, either way round.
pub const MOST: usize = 80;

/// Every way to note a roll on a sheet, each once, in a fixed order.
pub fn notes(sheet: Sheet, roll: Roll) -> ArrayVec<Note, MOST> {
    let mut notes = ArrayVec::new();
    for (first, second) in Cell::pairs() {
        if sheet.is_free(first) && sheet.is_free(second) {
            notes.push(Note { first, second });
            if !roll.is_double() {
                let (first, second) = (second, first);
                notes.push(Note { first, second });
            }
        }
    }
    notes
}

/// How many of the 36 ways in which two dice fall are this roll.
pub fn weight(roll: Roll) -> i32 {
    if roll.is_double() { 1 } else { 2 }
}

/// How many ways two dice can fall.
pub const ALL_WAYS: i32 = 36;
