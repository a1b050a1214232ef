//! The page in Spanish.

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
    point: ',',
    percent: "\u{a0}%",
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
const YOU: &str = "Tú";

/// The verb's form for a name: the person is addressed.
fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// What a name does. Whoever is addressed needs no name: the verb's form tells.
fn who_does(name: &str, you: &str, other: &str) -> String {
    match name {
        YOU => you.into(),
        _ => [name, " ", other].concat(),
    }
}

/// Some points.
fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "punto",
        _ => "puntos",
    };
    format!("{} {word}", signed(points))
}

/// What is said of stored lines that this version cannot read.
fn unreadable(lines: usize) -> String {
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
fn games(games: usize) -> String {
    match games {
        1 => "1 partida".to_owned(),
        _ => format!("{games} partidas"),
    }
}

/// Where a cell is.
fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("fila {}, columna {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    format!("Fila {row}, columna {column}: {what}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_and_exclamations_are_opened_and_spaces_before_signs_do_not_break() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/words/es");
        let mut questions = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let texts = text.split("mod tests").next().unwrap_or_default();
            for line in texts.lines() {
                // What is between quotation marks.
                let line: String = line.split('"').skip(1).step_by(2).collect();
                let count = |sign: char| line.matches(sign).count();
                let place = (path.display(), &line);
                assert_eq!(count('¿'), count('?'), "{place:?}");
                questions += count('?');
                assert_eq!(count('¡'), count('!'), "{place:?}");
                assert_eq!(count('«'), count('»'), "{place:?}");
                for sign in [" :", " ;", " %", " »", "« ", "± "] {
                    assert!(!line.contains(sign), "{sign:?} in {place:?}");
                }
            }
        }
        assert!(questions > 2, "{questions}");
    }

    #[test]
    fn one_is_told_from_several() {
        let dekal = |points| (dekal::TEXTS.points)(points);
        assert_eq!([0, 1, 2].map(dekal), ["0 puntos", "1 punto", "2 puntos"]);
        let detrak = |points| (detrak::TEXTS.points)(points);
        assert_eq!([-2, -1].map(detrak), ["−2 puntos", "−1 punto"]);
        assert_eq!(
            (dumble::TEXTS.falls)("Tú"),
            "Llegas a 100 justos y bajas a 50."
        );
        assert_eq!(
            (dumble::TEXTS.called_badly)("Anna", 1, 2),
            "Anna canta Dumble con 1 punto, pero alguien tiene menos: suma el doble, 2."
        );
        let shared = common::TEXTS.table.shared;
        assert_eq!(shared(&["Tú", "Anna"]), "Victoria compartida: Tú y Anna.");
    }
}
