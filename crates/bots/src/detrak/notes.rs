//! All notes of a roll on a sheet.

use arrayvec::ArrayVec;
use engine::detrak::{Cell, Note, Roll, SYMBOLS, Sheet, Symbol};

/// The most notes: 40 pairs of cells, both ways round.
pub const MAX_NOTES: usize = 80;

/// Every note of a roll on a sheet, each once, in a fixed order.
pub fn notes(sheet: Sheet, roll: Roll) -> ArrayVec<Note, MAX_NOTES> {
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

/// How many of the 36 outcomes of two dice are this roll.
pub fn weight(roll: Roll) -> i32 {
    if roll.is_double() { 1 } else { 2 }
}

/// The number of outcomes of two dice.
pub const ALL_WAYS: i32 = 36;

/// The number of rolls.
const ROLLS: usize = SYMBOLS * (SYMBOLS + 1) / 2;

/// The rolls that differ on a sheet, each with how many of the 36 outcomes give it or an equivalent roll:
/// symbols that are not on the sheet yet are interchangeable, so early in a game there are few.
pub fn rolls(sheet: Sheet) -> ArrayVec<(Roll, i32), ROLLS> {
    let mut noted = [false; SYMBOLS];
    for symbol in Cell::all().filter_map(|cell| sheet.get(cell)) {
        noted[symbol.index()] = true;
    }
    rolls_by_noted(&noted)
}

/// [`rolls`] of any sheet on which these symbols are noted.
#[inline(never)]
pub fn rolls_by_noted(noted: &[bool; SYMBOLS]) -> ArrayVec<(Roll, i32), ROLLS> {
    let mut fresh = Symbol::all().filter(|symbol| !noted[symbol.index()]);
    let fresh = (fresh.next(), fresh.next());
    let mut rolls: ArrayVec<(Roll, i32), ROLLS> = ArrayVec::new();
    for roll in Roll::all() {
        let like = renamed(roll, noted, fresh);
        match rolls.iter_mut().find(|(other, _)| *other == like) {
            Some((_, ways)) => *ways += weight(roll),
            None => rolls.push((like, weight(roll))),
        }
    }
    rolls
}

/// The roll with new symbols replaced by the first symbols that are not on the sheet.
fn renamed(
    roll: Roll,
    noted: &[bool; SYMBOLS],
    (first, second): (Option<Symbol>, Option<Symbol>),
) -> Roll {
    let (one, other) = roll.symbols();
    let is_fresh = |symbol: Symbol| !noted[symbol.index()];
    let new_one = if is_fresh(one) { first } else { None };
    let new_other = match (is_fresh(other), is_fresh(one) && one != other) {
        (false, _) => None,
        (true, false) => first,
        (true, true) => second,
    };
    Roll::new(new_one.unwrap_or(one), new_other.unwrap_or(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_of_new_symbols_are_alike_and_none_is_lost() {
        let symbol = |index| Symbol::new(index).unwrap();
        let mut sheet = Sheet::EMPTY;
        for (noted, rolls_that_differ) in [2, 4, 7, 11, 16, 21, 21].into_iter().enumerate() {
            let found = rolls(sheet);
            assert_eq!(found.len(), rolls_that_differ, "{noted} symbols");
            let ways: i32 = found.iter().map(|(_, ways)| ways).sum();
            assert_eq!(ways, ALL_WAYS);
            if noted < SYMBOLS {
                // From the last symbol on, so that the new ones come first.
                let cell = Cell::all().nth(noted).unwrap();
                sheet = sheet.with(cell, symbol(SYMBOLS - 1 - noted));
            }
        }
    }
}
