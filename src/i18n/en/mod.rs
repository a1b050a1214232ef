//! The page in English.

mod common;
mod daily;
mod debacle;
mod debacle_lesson;
mod debacle_rules;
mod dekal;
mod dekal_lesson;
mod dekal_rules;
mod detrak;
mod detrak_lesson;
mod detrak_rules;
mod dumble;
mod dumble_lesson;
mod dumble_rules;
mod hint;
mod keys;
mod luck;
mod records;
mod results;
mod review;
mod settings;
mod statistics;
mod tutorial;
mod watch;

use engine::cell::Cell;

use super::{Numbers, Words, signed};

/// How numbers are written.
const NUMBERS: Numbers = Numbers {
    point: '.',
    percent: "%",
};

/// All that the page says.
pub static WORDS: Words = Words {
    numbers: NUMBERS,
    common: common::TEXTS,
    hint: hint::TEXTS,
    tutorial: tutorial::TEXTS,
    watch: watch::TEXTS,
    dekal: dekal::TEXTS,
    detrak: detrak::TEXTS,
    dumble: dumble::TEXTS,
    debacle: debacle::TEXTS,
    daily: daily::TEXTS,
    keys: keys::TEXTS,
    luck: luck::TEXTS,
    records: records::TEXTS,
    results: results::TEXTS,
    review: review::TEXTS,
    settings: settings::TEXTS,
    statistics: statistics::TEXTS,
    dekal_rules: dekal_rules::TEXTS,
    dekal_lesson: dekal_lesson::TEXTS,
    detrak_rules: detrak_rules::TEXTS,
    detrak_lesson: detrak_lesson::TEXTS,
    dumble_rules: dumble_rules::TEXTS,
    dumble_lesson: dumble_lesson::TEXTS,
    debacle_rules: debacle_rules::TEXTS,
    debacle_lesson: debacle_lesson::TEXTS,
};

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
