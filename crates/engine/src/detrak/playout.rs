//! Playouts: fast random games, for measurements and samples.

use rand_core::Rng;

use super::cell::{CELLS, Cell, SIZE};
use super::rules::TURNS;
use super::sheet::Sheet;
use super::symbol::{Roll, SYMBOLS, Symbol};
use super::{Note, action};

/// The sheet of one player after a game in which each note is uniformly random among the legal ones.
pub fn random_sheet(rng: &mut impl Rng) -> Sheet {
    let mut sheet = Sheet::EMPTY.with(Cell::START, symbol(rng.next_u64()));
    for _ in 0..TURNS {
        let bits = rng.next_u64();
        let roll = Roll::new(symbol(bits & 0xffff_ffff), symbol(rng.next_u64()));
        let Some(note) = random_note(sheet, bits) else {
            break;
        };
        sheet = sheet.noted_unchecked(roll, note);
    }
    sheet
}

/// The score of such a game.
pub fn random_score(advanced: bool, rng: &mut impl Rng) -> i32 {
    random_sheet(rng).score(advanced)
}

fn symbol(bits: u64) -> Symbol {
    let index = ((bits & 0xffff_ffff) * SYMBOLS as u64) >> 32;
    Symbol::new(index as usize).unwrap_or(FALLBACK)
}

/// Never used: 32 bits scaled to six give at most five.
const FALLBACK: Symbol = match Symbol::new(0) {
    Some(symbol) => symbol,
    None => unreachable!(),
};

/// A random pair of free neighbouring cells, in random order. For a double the order has no meaning, and both
/// orders give the same sheet.
fn random_note(sheet: Sheet, bits: u64) -> Option<Note> {
    let free = sheet.free();
    let right = free & (free >> 1) & NOT_LAST_COLUMN;
    let below = free & (free >> SIZE);
    let (across, down) = (right.count_ones(), below.count_ones());
    let place = (((bits >> 32) & 0x7fff_ffff) * u64::from(across + down)) >> 31;
    let place = place as u32;
    let (set, step, place) = if place < across {
        (right, 1, place)
    } else {
        (below, SIZE, place - across)
    };
    let one = nth(set, place)?;
    let (first, second) = (cell(one)?, cell(one + step)?);
    Some(if bits >> 63 == 0 {
        action::Note { first, second }
    } else {
        action::Note {
            first: second,
            second: first,
        }
    })
}

const NOT_LAST_COLUMN: u32 = 0b01111_01111_01111_01111_01111;

fn cell(index: usize) -> Option<Cell> {
    Cell::new(index / SIZE, index % SIZE)
}

/// The index of the set bit at a place, from 0.
fn nth(mut set: u32, place: u32) -> Option<usize> {
    for _ in 0..place {
        set &= set.wrapping_sub(1);
    }
    let index = set.trailing_zeros() as usize;
    (index < CELLS).then_some(index)
}
