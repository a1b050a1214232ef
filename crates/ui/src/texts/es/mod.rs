//! This crate's texts in Spanish, and how Spanish puts words together.

pub(crate) mod common;
pub(crate) mod keys;
pub(crate) mod results;

use engine::cell::Cell;
use model::value_scale::{Amount, Unit};

use crate::i18n::{CrateTexts, NumberFormat, signed};

/// How numbers are written.
pub const NUMBERS: NumberFormat = NumberFormat {
    point: ',',
    percent: "\u{a0}%",
};

/// The texts that come with the language.
pub static TEXTS: &CrateTexts = &[&common::TEXTS, &results::TEXTS];

/// The person's own name among the players'.
pub const YOU: &str = "Tú";

/// The verb's form for a name: the person is addressed.
pub fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// What a name does. Whoever is addressed needs no name: the verb's form tells.
pub fn who_does(name: &str, you: &str, other: &str) -> String {
    match name {
        YOU => you.into(),
        _ => format!("{name} {other}"),
    }
}

/// Some points.
pub fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "punto",
        _ => "puntos",
    };
    format!("{} {word}", signed(points))
}

/// What a choice or luck cost or gave, in tenths of a point or of a percent of a win. Whatever tells such an amount tells it
/// by this.
pub fn worth(unit: Unit, tenths: i32) -> String {
    match Amount::of(unit, tenths, NUMBERS) {
        Amount::OfAWin(_) => format!("un {}", bare_worth(unit, tenths)),
        Amount::Points(_) | Amount::Wins(_) => bare_worth(unit, tenths),
    }
}

/// The same as it stands alone, without an article.
pub fn bare_worth(unit: Unit, tenths: i32) -> String {
    match Amount::of(unit, tenths, NUMBERS) {
        Amount::Points(points) => format!("{points} puntos"),
        Amount::OfAWin(percent) => format!("{percent} de una victoria"),
        Amount::Wins(wins) => format!("{wins} victorias"),
    }
}

/// What is said of stored lines that this version cannot read.
pub fn unreadable(lines: usize) -> String {
    match lines {
        1 => {
            "Esta versión no sabe leer 1 de las líneas guardadas. Se conserva tal cual.".to_owned()
        }
        _ => format!(
            "Esta versión no sabe leer {lines} de las líneas guardadas. Se conservan tal cual."
        ),
    }
}

/// Some games that were played.
pub fn games(games: usize) -> String {
    match games {
        1 => "1 partida".to_owned(),
        _ => format!("{games} partidas"),
    }
}

/// Where a cell is.
pub fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("fila {}, columna {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
pub fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    format!("Fila {row}, columna {column}: {what}")
}
