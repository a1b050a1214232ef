//! The page in English.

pub(crate) mod common;
pub(crate) mod daily;
pub(crate) mod debacle;
pub(crate) mod debacle_lesson;
pub(crate) mod debacle_rules;
pub(crate) mod dekal;
pub(crate) mod dekal_lesson;
pub(crate) mod dekal_rules;
pub(crate) mod detrak;
pub(crate) mod detrak_lesson;
pub(crate) mod detrak_rules;
pub(crate) mod dumble;
pub(crate) mod dumble_lesson;
pub(crate) mod dumble_rules;
pub(crate) mod hint;
pub(crate) mod keys;
pub(crate) mod luck;
pub(crate) mod records;
pub(crate) mod results;
pub(crate) mod review;
pub(crate) mod settings;
pub(crate) mod statistics;
pub(crate) mod tutorial;
pub(crate) mod watch;

use engine::cell::Cell;

use crate::i18n::{Numbers, Words, signed};

/// How numbers are written.
const NUMBERS: Numbers = Numbers {
    point: '.',
    percent: "%",
};

/// All texts.
pub static WORDS: &Words = &[
    &common::TEXTS,
    &daily::TEXTS,
    &debacle::TEXTS,
    &debacle_lesson::TEXTS,
    &debacle_rules::TEXTS,
    &dekal::TEXTS,
    &dekal_lesson::TEXTS,
    &dekal_rules::TEXTS,
    &detrak::TEXTS,
    &detrak_lesson::TEXTS,
    &detrak_rules::TEXTS,
    &dumble::TEXTS,
    &dumble_lesson::TEXTS,
    &dumble_rules::TEXTS,
    &hint::TEXTS,
    &keys::TEXTS,
    &luck::TEXTS,
    &records::TEXTS,
    &results::TEXTS,
    &review::TEXTS,
    &settings::TEXTS,
    &statistics::TEXTS,
    &tutorial::TEXTS,
    &watch::TEXTS,
];

/// The person's own name among the players'.
const YOU: &str = "You";

/// The verb's form after a name: the person is addressed.
fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// Some points.
fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "point",
        _ => "points",
    };
    format!("{} {word}", signed(points))
}

/// What is said of stored lines that this version cannot read.
fn unreadable(lines: usize) -> String {
    format!(
        "{lines} of the stored lines cannot be read by this version. They are kept as they are."
    )
}

/// Some games that were played.
fn games(games: usize) -> String {
    match games {
        1 => "1 game".to_owned(),
        _ => format!("{games} games"),
    }
}

/// Where a cell is.
fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("row {}, column {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    format!("Row {row}, column {column}: {what}")
}
