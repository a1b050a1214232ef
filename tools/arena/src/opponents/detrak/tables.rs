//! Learned tables: the expected score of a sheet as a sum of numbers, one for the contents of each line and of each
//! square of four cells, with other numbers after every turn. They are learned by TD(0) on afterstates.

use std::sync::LazyLock;

use bots::detrak::notes::notes;
use engine::Seed;
use engine::detrak::{Cell, Note, Roll, SIZE, Sheet, Symbol, TURNS};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::lines::packed;
use crate::learning;

/// Bits of a cell.
const BITS: usize = 3;
/// The squares of four cells.
const SQUARES: usize = (SIZE - 1) * (SIZE - 1);
/// The numbers of a sheet: eleven lines and the squares.
const ACTIVE: usize = 2 * SIZE + 1 + SQUARES;
/// Lines that have numbers of their own: a row and the column of the same index share them; and the diagonal.
const KINDS: usize = SIZE + 1;
/// Numbers are kept in 128ths of a point, two bytes each.
const UNIT: f32 = 128.0;
/// The share of the error that a step corrects, at the beginning and at the end.
const RATE: (f32, f32) = (0.3, 0.005);
/// The expected score of any sheet before training.
const HOPE: f32 = 30.0;

/// For lines of five cells, and for squares of four: the number of each content, which does not depend on the names of
/// symbols; and how many there are.
static LINES: LazyLock<(Vec<u16>, usize)> = LazyLock::new(|| numbered(SIZE));
static SQUARE: LazyLock<(Vec<u16>, usize)> = LazyLock::new(|| numbered(4));

fn numbered(cells: usize) -> (Vec<u16>, usize) {
    let mut numbers = vec![u16::MAX; 1 << (BITS * cells)];
    let mut count = 0;
    for code in 0..numbers.len() {
        let first = renamed(code, cells);
        if numbers[first] == u16::MAX {
            numbers[first] = count;
            count += 1;
        }
        numbers[code] = numbers[first];
    }
    (numbers, count.into())
}

/// The code with its symbols renamed in the order in which they appear; 0 and 7 are no symbols.
fn renamed(code: usize, cells: usize) -> usize {
    let mut names = [0; 8];
    let mut next = 1;
    (0..cells).fold(0, |sum, cell| {
        let was = code >> (BITS * cell) & 7;
        let now = match was {
            0 | 7 => was,
            symbol => {
                if names[symbol] == 0 {
                    names[symbol] = next;
                    next += 1;
                }
                names[symbol]
            }
        };
        sum | now << (BITS * cell)
    })
}

/// The numbers of a turn.
fn of_a_turn() -> usize {
    KINDS * LINES.1 + SQUARE.1
}

/// The tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Tables {
    advanced: bool,
    /// In points.
    numbers: Vec<f32>,
}

impl Tables {
    fn new(advanced: bool) -> Tables {
        let count = usize::from(TURNS) * of_a_turn();
        Tables {
            advanced,
            numbers: vec![HOPE / ACTIVE as f32; count],
        }
    }

    /// Reads the bytes of [`Tables::to_bytes`]; `None` if they are no tables.
    pub fn from_bytes(advanced: bool, bytes: &[u8]) -> Option<Tables> {
        let (pairs, rest) = bytes.as_chunks::<2>();
        let number = |pair: &[u8; 2]| f32::from(i16::from_le_bytes(*pair)) / UNIT;
        let numbers: Vec<f32> = pairs.iter().map(number).collect();
        let whole = rest.is_empty() && numbers.len() == usize::from(TURNS) * of_a_turn();
        whole.then_some(Tables { advanced, numbers })
    }

    /// The tables as bytes, their numbers rounded.
    pub fn to_bytes(&self) -> Vec<u8> {
        let numbers = self.numbers.iter();
        numbers
            .flat_map(|number| ((number * UNIT).round() as i16).to_le_bytes())
            .collect()
    }

    fn places(sheet: Sheet, turn: u8) -> [usize; ACTIVE] {
        let lines = packed(sheet);
        let from = usize::from(turn - 1) * of_a_turn();
        let mut places = [0; ACTIVE];
        for (index, line) in lines.into_iter().enumerate() {
            let kind = match index {
                0..SIZE => index,
                _ => (index - SIZE).min(KINDS - 1),
            };
            places[index] = from + kind * LINES.1 + usize::from(LINES.0[line]);
        }
        for (index, place) in places[lines.len()..].iter_mut().enumerate() {
            let (row, column) = (index / (SIZE - 1), index % (SIZE - 1));
            let cells = |row: usize| lines[row] >> (BITS * column) & 0o77;
            let code = cells(row) | cells(row + 1) << (2 * BITS);
            *place = from + KINDS * LINES.1 + usize::from(SQUARE.0[code]);
        }
        places
    }

    /// The points that a sheet is expected to score after a turn, from 1.
    pub fn expected(&self, sheet: Sheet, turn: u8) -> f32 {
        if turn >= TURNS || !sheet.has_room() {
            return sheet.score(self.advanced) as f32;
        }
        let places = Tables::places(sheet, turn);
        places.iter().map(|place| self.numbers[*place]).sum()
    }

    /// The note with the greatest expectation, and the expectation; `None` if there is no room.
    pub fn best(&self, sheet: Sheet, roll: Roll, turn: u8) -> Option<(Note, f32)> {
        best_note(sheet, roll, |after| self.expected(after, turn))
    }

    fn move_towards(&mut self, sheet: Sheet, turn: u8, target: f32, rate: f32) {
        let error = target - self.expected(sheet, turn);
        for place in Tables::places(sheet, turn) {
            self.numbers[place] += rate * error / ACTIVE as f32;
        }
    }
}

/// The note after which a sheet is worth most, and that worth; `None` if there is no room.
pub fn best_note(sheet: Sheet, roll: Roll, worth: impl Fn(Sheet) -> f32) -> Option<(Note, f32)> {
    let mut best: Option<(Note, f32)> = None;
    for note in notes(sheet, roll) {
        let worth = worth(sheet.noted_unchecked(roll, note));
        if best.is_none_or(|best| worth > best.1) {
            best = Some((note, worth));
        }
    }
    best
}

/// Plays this many games and returns the tables.
pub fn learn(advanced: bool, games: u32, seed: Seed) -> Tables {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
    let mut tables = Tables::new(advanced);
    for number in 0..games {
        let done = number as f32 / games as f32;
        let rate = learning::rate(RATE, done);
        let mut sheet = begun(&mut rng);
        let mut before: Option<(Sheet, u8)> = None;
        for turn in 1..=TURNS {
            let roll = Roll::random(&mut rng);
            let Some((note, worth)) = tables.best(sheet, roll, turn) else {
                break;
            };
            if let Some((before, turn)) = before {
                tables.move_towards(before, turn, worth, rate);
            }
            sheet = sheet.noted_unchecked(roll, note);
            let goes_on = turn < TURNS && sheet.has_room();
            before = goes_on.then_some((sheet, turn));
        }
    }
    tables
}

/// A sheet with its first symbol.
fn begun(rng: &mut Xoshiro256PlusPlus) -> Sheet {
    let (symbol, _): (Symbol, Symbol) = Roll::random(rng).into();
    Sheet::EMPTY.with(Cell::START, symbol)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_teaches_the_same_and_bytes_keep_it() {
        let learned = |seed| learn(false, 300, Seed(seed));
        assert_eq!(learned(1), learned(1));
        assert_ne!(learned(1), learned(2));
        let bytes = learned(1).to_bytes();
        let read = Tables::from_bytes(false, &bytes).unwrap();
        assert_eq!(read.to_bytes(), bytes);
        assert_eq!(Tables::from_bytes(false, &bytes[1..]), None);
    }

    #[test]
    fn contents_are_counted_as_combinatorics_has_it() {
        // Partitions of the noted cells (Bell numbers), times free or lost for each of the others.
        assert_eq!(numbered(4).1, 16 + 4 * 8 + 6 * 2 * 4 + 4 * 5 * 2 + 15);
    }
}
