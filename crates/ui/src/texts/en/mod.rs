//! This crate's texts in English, and how English puts words together.

pub(crate) mod common;
pub(crate) mod keys;
pub(crate) mod results;

use engine::cell::Cell;
use model::value_scale::{Amount, Unit};

use crate::i18n::{CrateTexts, NumberFormat, signed};

/// How numbers are written.
pub const NUMBERS: NumberFormat = NumberFormat {
    point: '.',
    percent: "%",
};

/// The texts that come with the language.
pub static TEXTS: &CrateTexts = &[&common::TEXTS, &results::TEXTS];

/// The person's own name among the players'.
pub const YOU: &str = "You";

/// The verb's form after a name: the person is addressed.
pub fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// Some points.
pub fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "point",
        _ => "points",
    };
    format!("{} {word}", signed(points))
}

/// What a choice or luck cost or gave, in tenths of a point or of a percent of a win. Whatever tells such an amount tells it
/// by this.
pub fn worth(unit: Unit, tenths: i32) -> String {
    match Amount::of(unit, tenths, NUMBERS) {
        Amount::Points(points) => format!("{points} points"),
        Amount::OfAWin(percent) => format!("{percent} of a win"),
        Amount::Wins(wins) => format!("{wins} wins"),
    }
}

/// What is said of stored lines that this version cannot read.
pub fn unreadable(lines: usize) -> String {
    match lines {
        1 => "This version cannot read 1 of the stored lines. It is kept as it is.".to_owned(),
        _ => format!(
            "This version cannot read {lines} of the stored lines. They are kept as they are."
        ),
    }
}

/// Some games that were played.
pub fn games(games: usize) -> String {
    match games {
        1 => "1 game".to_owned(),
        _ => format!("{games} games"),
    }
}

/// Where a cell is.
pub fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("row {}, column {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
pub fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    format!("Row {row}, column {column}: {what}")
}
