//! This crate's texts in Italian, and how Italian puts words together.

pub(crate) mod common;
pub(crate) mod keys;
pub(crate) mod results;

use engine::cell::Cell;
use model::value_scale::{Amount, Unit};

use crate::i18n::{CrateTexts, NumberFormat, signed};

/// How numbers are written.
pub const NUMBERS: NumberFormat = NumberFormat {
    point: ',',
    percent: "%",
};

/// The texts that come with the language.
pub static TEXTS: &CrateTexts = &[&common::TEXTS, &results::TEXTS];

/// The person's own name among the players'.
pub const YOU: &str = "Tu";

/// The verb's form after a name: the person is addressed.
pub fn does<'a>(name: &str, you: &'a str, other: &'a str) -> &'a str {
    if name == YOU { you } else { other }
}

/// The article of a number up to 100, which hangs on how the number is
/// spoken: lo zero, l’uno, l’otto, l’undici, l’ottanta.
fn article(number: u32) -> &'static str {
    match number {
        0 => "lo ",
        1 | 8 | 11 | 80..=89 => "l’",
        _ => "il ",
    }
}

/// A number up to 100 with its article.
pub fn il(number: u32) -> String {
    format!("{}{number}", article(number))
}

/// A share up to 100 % as it is written, with its article: il 3,5%, l’8,0%.
pub fn il_share(share: &str) -> String {
    let whole = share.split(|sign: char| !sign.is_ascii_digit()).next();
    let whole = whole.and_then(|digits| digits.parse().ok());
    format!("{}{share}", whole.map_or("il ", article))
}

/// Some points.
pub fn points(points: i32) -> String {
    let word = match points {
        -1 | 1 => "punto",
        _ => "punti",
    };
    format!("{} {word}", signed(points))
}

/// What a choice or luck cost or gave, in tenths of a point or of a percent of a win. Whatever tells such an amount tells it
/// by this.
pub fn worth(unit: Unit, tenths: i32) -> String {
    match Amount::of(unit, tenths, NUMBERS) {
        Amount::OfAWin(_) => il_share(&bare_worth(unit, tenths)),
        Amount::Points(_) | Amount::Wins(_) => bare_worth(unit, tenths),
    }
}

/// The same as it stands alone, without an article.
pub fn bare_worth(unit: Unit, tenths: i32) -> String {
    match Amount::of(unit, tenths, NUMBERS) {
        Amount::Points(points) => format!("{points} punti"),
        Amount::OfAWin(percent) => format!("{percent} di una vittoria"),
        Amount::Wins(wins) => format!("{wins} vittorie"),
    }
}

/// What is said of stored lines that this version cannot read.
pub fn unreadable(lines: usize) -> String {
    match lines {
        1 => "Questa versione non sa leggere 1 delle righe salvate. È conservata così com’è."
            .to_owned(),
        _ => format!(
            "Questa versione non sa leggere {lines} delle righe salvate. Sono conservate così come sono."
        ),
    }
}

/// Some games that were played.
pub fn games(games: usize) -> String {
    match games {
        1 => "1 partita".to_owned(),
        _ => format!("{games} partite"),
    }
}

/// Where a cell is.
pub fn place<const SIZE: usize>(cell: Cell<SIZE>) -> String {
    format!("in riga {}, colonna {}", cell.row() + 1, cell.column() + 1)
}

/// A cell, and what is there.
pub fn cell<const SIZE: usize>(cell: Cell<SIZE>, what: &str) -> String {
    let (row, column) = (cell.row() + 1, cell.column() + 1);
    format!("Riga {row}, colonna {column}: {what}")
}

#[cfg(test)]
mod tests {
    use super::{il, il_share, worth};
    use model::value_scale::Unit;

    #[test]
    fn a_part_of_a_win_has_an_article() {
        let told = [80, 315, 1_300].map(|tenths| worth(Unit::Share, tenths));
        let expected = [
            "l’8% di una vittoria",
            "il 31,5% di una vittoria",
            "1,3 vittorie",
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn numbers_have_the_article_they_are_spoken_with() {
        let written: Vec<String> = [0, 1, 8, 11, 18, 80, 89, 90].map(il).into();
        let expected = [
            "lo 0", "l’1", "l’8", "l’11", "il 18", "l’80", "l’89", "il 90",
        ];
        assert_eq!(written, expected);
        let shares = ["0,4%", "3,5%", "8,0%", "12%"].map(il_share);
        assert_eq!(shares, ["lo 0,4%", "il 3,5%", "l’8,0%", "il 12%"]);
    }
}
