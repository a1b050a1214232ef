//! The page in Italian.

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
const YOU: &str = "Tu";

/// The verb's form after a name: the person is addressed.
fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// A number up to 100 with its article, which hangs on how the number is
/// spoken: lo zero, l’uno, l’otto, l’undici, l’ottanta.
fn il(number: u32) -> String {
    match number {
        0 => format!("lo {number}"),
        1 | 8 | 11 | 80..=89 => format!("l’{number}"),
        _ => format!("il {number}"),
    }
}

/// Some points.
fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "punto",
        _ => "punti",
    };
    format!("{} {word}", signed(points))
}

/// What is said of stored lines that this version cannot read.
fn unreadable(lines: usize) -> String {
    match lines {
        1 => "Questa versione non sa leggere 1 delle righe salvate. È conservata così com’è."
            .to_owned(),
        _ => format!(
            "Questa versione non sa leggere {lines} delle righe salvate. Sono conservate così come sono."
        ),
    }
}

/// Some games that were played.
fn games(games: usize) -> String {
    match games {
        1 => "1 partita".to_owned(),
        _ => format!("{games} partite"),
    }
}

/// Where a cell is.
fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("in riga {}, colonna {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    format!("Riga {row}, colonna {column}: {what}")
}

#[cfg(test)]
mod tests {
    use super::il;

    #[test]
    fn numbers_have_the_article_they_are_spoken_with() {
        let said: Vec<String> = [0, 1, 8, 11, 18, 80, 89, 90].map(il).into();
        let expected = [
            "lo 0", "l’1", "l’8", "l’11", "il 18", "l’80", "l’89", "il 90",
        ];
        assert_eq!(said, expected);
    }
}
