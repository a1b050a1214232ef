//! This crate's texts in German, and how German puts words together.

pub(crate) mod common;
pub(crate) mod keys;
pub(crate) mod results;

use engine::cell::Cell;
use model::value_scale::{Amount, Unit};

use crate::i18n::{CrateTexts, NumberFormat, signed};

/// How numbers are written.
pub const NUMBERS: NumberFormat = NumberFormat {
    point: ',',
    percent: "\u{202f}%",
};

/// The texts that come with the language.
pub static TEXTS: &CrateTexts = &[&common::TEXTS, &results::TEXTS];

/// The person's own name among the players'.
pub const YOU: &str = "Du";

/// The verb's form after a name: the person is addressed.
pub fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// Some points.
pub fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "Punkt",
        _ => "Punkte",
    };
    format!("{} {word}", signed(points))
}

/// What a choice or luck cost or gave, in tenths of a point or of a percent of a win. Whatever tells such an amount tells it
/// by this.
pub fn worth(unit: Unit, tenths: i32) -> String {
    match Amount::of(unit, tenths, NUMBERS) {
        Amount::Points(points) => format!("{points} Punkte"),
        Amount::OfAWin(percent) => format!("{percent} eines Sieges"),
        Amount::Wins(wins) => format!("{wins} Siege"),
    }
}

/// What is said of stored lines that this version cannot read.
pub fn unreadable(lines: usize) -> String {
    match lines {
        1 => {
            "1 gespeicherte Zeile kann diese Version nicht lesen. Sie bleibt unverändert erhalten."
                .to_owned()
        }
        _ => format!(
            "{lines} gespeicherte Zeilen kann diese Version nicht lesen. Sie bleiben unverändert erhalten."
        ),
    }
}

/// Some games that were played.
pub fn games(games: usize) -> String {
    match games {
        1 => "1 Partie".to_owned(),
        _ => format!("{games} Partien"),
    }
}

/// Where a cell is.
pub fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("Reihe {}, Spalte {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
pub fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    format!("{}: {what}", place(cell))
}
