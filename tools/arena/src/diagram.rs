//! Positions of Débâcle as a line of text.

use engine::debacle::{ACTIONS, Board, Pile, Position, SIZE, Side, Square, Value};

/// The character for a free square.
const FREE: char = '.';
/// The characters for black's dice, from value 1 on.
const BLACK: &str = "abcdef";

/// The position at the beginning of red's turn: rows from row 6 down, separated by slashes, and the values that
/// each side has captured.
///
/// # Errors
/// If the text cannot be parsed or such a position cannot occur in a round, with the reason.
pub fn position(rows: &str, red: &str, black: &str) -> Result<Position, String> {
    let piles = [pile(red)?, pile(black)?];
    Position::new(board(rows)?, piles, Side::Red, 0).map_err(Into::into)
}

fn board(text: &str) -> Result<Board, String> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != SIZE || rows.iter().any(|row| row.chars().count() != SIZE) {
        return Err("a board is six rows of six squares, with slashes between".into());
    }
    let mut board = Board::EMPTY;
    for (row, text) in rows.iter().rev().enumerate() {
        for (column, letter) in text.chars().enumerate().filter(|(_, c)| *c != FREE) {
            let (side, value) = die(letter)
                .ok_or_else(|| format!("a die is 1 to 6 or a to f, and not '{letter}'"))?;
            let square = Square::new(column, row).expect("there are six rows and columns");
            board = board
                .with(side, square, value)
                .expect("no square is named twice");
        }
    }
    Ok(board)
}

fn die(letter: char) -> Option<(Side, Value)> {
    if let Some(index) = BLACK.find(letter) {
        return Some((Side::Black, Value::new(index as u8 + 1)?));
    }
    let value = u8::try_from(letter.to_digit(10)?).ok()?;
    Some((Side::Red, Value::new(value)?))
}

fn pile(digits: &str) -> Result<Pile, String> {
    let mut counts = [0u8; 6];
    for digit in digits.chars() {
        let count = digit
            .to_digit(10)
            .and_then(|digit| counts.get_mut((digit as usize).checked_sub(1)?))
            .ok_or_else(|| format!("captured dice are 1 to 6, and not '{digit}'"))?;
        *count = count.saturating_add(1);
    }
    Pile::from_counts(counts).ok_or_else(|| "six dice at most are captured".into())
}

/// The rows of a board, in the format that [`position`] reads.
pub fn rows(position: &Position) -> String {
    let letter = |row, column| {
        let square = Square::new(column, row)?;
        let (side, value) = position.board().get(square)?;
        let index = usize::from(value.get()) - 1;
        match side {
            Side::Red => char::from_digit(u32::from(value.get()), 10),
            Side::Black => BLACK.chars().nth(index),
        }
    };
    let row = |row| (0..SIZE).map(move |column| letter(row, column).unwrap_or(FREE));
    let rows: Vec<String> = (0..SIZE).rev().map(|r| row(r).collect()).collect();
    rows.join("/")
}

/// What red and black have captured, in the format that [`position`] reads.
pub fn piles(position: &Position) -> (String, String) {
    let digits = |side| captured(position.pile(side)).collect();
    (digits(Side::Red), digits(Side::Black))
}

/// A position at the beginning of a turn: its rows, what red and black have captured (`-` for nothing), the
/// mover, and the bonus actions.
pub fn turn(position: &Position) -> String {
    let dash = |digits: String| {
        if digits.is_empty() {
            "-".into()
        } else {
            digits
        }
    };
    let (red, black) = piles(position);
    let mover = match position.mover() {
        Side::Red => "red",
        Side::Black => "black",
    };
    let bonus = position.actions_left().saturating_sub(ACTIONS);
    let (red, black) = (dash(red), dash(black));
    format!("{} {red} {black} {mover} {bonus}", rows(position))
}

/// The digits of a pile.
fn captured(pile: Pile) -> impl Iterator<Item = char> {
    Value::all().flat_map(move |value| {
        let digit = char::from_digit(u32::from(value.get()), 10);
        digit
            .into_iter()
            .cycle()
            .take(usize::from(pile.count(value)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let text = "fe..ba/....../....../.c..../.4..../...333";
        let position = position(text, "4", "24").unwrap();
        assert_eq!(rows(&position), text);
        assert_eq!(piles(&position), ("4".into(), "24".into()));
    }

    #[test]
    fn what_is_no_position_is_refused_with_the_reason() {
        let start = "abcdef/....../....../....../....../123456";
        for (rows, red, reason) in [
            ("abcdef", "", "six rows"),
            ("abcdeg/....../....../....../....../123456", "", "'g'"),
            ("abcdef/....../....../....../....../123457", "", "'7'"),
            (start, "0", "'0'"),
            (start, "1111111", "six dice"),
        ] {
            let error = position(rows, red, "").unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
        assert!(position(start, "1", "").is_err(), "black has seven dice");
    }
}
