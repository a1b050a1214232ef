//! The page in Spanish.

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
    percent: "\u{a0}%",
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
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/i18n/es");
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
        let dekal = |points| (WORDS.dekal.points)(points);
        assert_eq!([0, 1, 2].map(dekal), ["0 puntos", "1 punto", "2 puntos"]);
        let detrak = |points| (WORDS.detrak.points)(points);
        assert_eq!([-2, -1].map(detrak), ["−2 puntos", "−1 punto"]);
        assert_eq!(
            (WORDS.dumble.falls)("Tú"),
            "Llegas a 100 justos y bajas a 50."
        );
        assert_eq!(
            (WORDS.dumble.called_badly)("Anna", 1, 2),
            "Anna canta Dumble con 1 punto, pero alguien tiene menos: suma el doble, 2."
        );
        let shared = WORDS.common.table.shared;
        assert_eq!(shared(&["Tú", "Anna"]), "Victoria compartida: Tú y Anna.");
    }
}
