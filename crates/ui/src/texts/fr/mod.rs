//! This crate's texts in French, and how French puts words together.

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
pub const YOU: &str = "Vous";

/// The verb's form after a name: the person is addressed.
pub fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// A name after “de”, which loses its vowel before another.
pub fn de(name: &str) -> String {
    match name.chars().next() {
        Some('A' | 'E' | 'É' | 'H' | 'I' | 'O' | 'U' | 'Y') => format!("d’{name}"),
        _ => format!("de {name}"),
    }
}

/// Some points.
pub fn points(points: i32) -> String {
    let word = match points {
        -1..=1 => "point",
        _ => "points",
    };
    format!("{} {word}", signed(points))
}

/// “point” or “points” after a number as it is written: French has the plural from 2 on.
pub fn point_after(number: &str) -> &'static str {
    match number.trim_start_matches('−').split(NUMBERS.point).next() {
        Some("0" | "1") => "point",
        _ => "points",
    }
}

/// What a choice or luck cost or gave, in tenths of a point or of a percent of a win. Whatever tells such an amount tells it
/// by this.
pub fn worth(unit: Unit, tenths: i32) -> String {
    match Amount::of(unit, tenths, NUMBERS) {
        Amount::Points(points) => format!("{points} {}", point_after(&points)),
        Amount::OfAWin(percent) => format!("{percent} d’une victoire"),
        Amount::Wins(wins) if tenths.abs() < 1_950 => format!("{wins} victoire"),
        Amount::Wins(wins) => format!("{wins} victoires"),
    }
}

/// What is said of stored lines that this version cannot read.
pub fn unreadable(lines: usize) -> String {
    match lines {
        1 => "Cette version ne sait pas lire 1 des lignes enregistrées. Elle est conservée telle quelle."
            .to_owned(),
        _ => format!(
            "Cette version ne sait pas lire {lines} des lignes enregistrées. Elles sont conservées telles quelles."
        ),
    }
}

/// Some games that were played.
pub fn games(games: usize) -> String {
    match games {
        1 => "1 partie".to_owned(),
        _ => format!("{games} parties"),
    }
}

/// Where a cell is.
pub fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("ligne {}, colonne {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
pub fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    format!("Ligne {row}, colonne {column}\u{a0}: {what}")
}

#[cfg(test)]
mod tests {
    use super::{point_after, worth};
    use model::value_scale::Unit;

    #[test]
    fn wins_have_the_plural_from_2_on() {
        let told = [45, 1_300, 1_949, 1_950].map(|tenths| worth(Unit::Share, tenths));
        let expected = [
            "4,5\u{a0}% d’une victoire",
            "1,3 victoire",
            "1,9 victoire",
            "2,0 victoires",
        ];
        assert_eq!(told, expected);
        assert_eq!(worth(Unit::Points, 12), "1,2 point");
    }

    #[test]
    fn the_plural_begins_at_2() {
        let plural = ["0,2", "−1,9", "1", "2,0", "10,5", "−3,0"].map(point_after);
        let [one, several] = ["point", "points"];
        assert_eq!(plural, [one, one, one, several, several, several]);
    }
}
