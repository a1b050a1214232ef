//! The page in German.

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
    point: ',',
    percent: "\u{202f}%",
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
const YOU: &str = "Du";

/// The verb's form after a name: the person is addressed.
fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// Some points.
fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "Punkt",
        _ => "Punkte",
    };
    format!("{} {word}", signed(points))
}

/// What is said of stored lines that this version cannot read.
fn unreadable(lines: usize) -> String {
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
fn games(games: usize) -> String {
    match games {
        1 => "1 Partie".to_owned(),
        _ => format!("{games} Partien"),
    }
}

/// Where a cell is.
fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("Reihe {}, Spalte {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    format!("{}: {what}", place(cell))
}

#[cfg(test)]
mod tests {
    #[test]
    fn german_is_set_as_german_is() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/i18n/de");
        let mut quotes = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let texts = text.split("mod tests").next().unwrap_or_default();
            for (number, line) in texts.lines().enumerate() {
                let place = (path.display(), number + 1);
                let count = |sign| line.matches(sign).count();
                assert_eq!(count('„'), count('“'), "quotes: {place:?}");
                quotes += count('„');
                for wrong in [
                    " %", " …", ".…", " ?", " ; ", "«", "”", ", Du ", " Dein", " Dir ", " Dich ",
                ] {
                    // What begins a sentence may be addressed with a capital.
                    let begins = ["? ", ". ", ": ", "! "].map(|end| [end, wrong.trim()].concat());
                    let bad =
                        line.contains(wrong) && !begins.iter().any(|begin| line.contains(begin));
                    assert!(!bad, "{wrong:?}: {place:?}");
                }
            }
        }
        assert!(quotes > 5, "{quotes}");
    }
}
