//! The notation of rounds and positions as a line of text (`docs/positions.md`).

use core::fmt::{self, Display};
use core::str::FromStr;

use super::board::Board;
use super::pile::Pile;
use super::position::Position;
use super::rules::ACTIONS;
use super::set::SIZE;
use super::side::Side;
use super::square::Square;
use super::state::{Debacle, Ending};
use super::symmetry::Symmetry;
use super::turn::{CAPTURED, DOUBLES, NO_ROW, NOWHERE, OFFER, REBOUND, RETURN, Turn};
use super::value::{VALUES, Value};
use super::view::DebacleView;
use crate::GameId;
use crate::game::Game;
use crate::notation::{
    Joined, Maybe, NOTHING, PositionError, Read, Reader, debug_as_display, filled, list, number,
    optional, parsed, word, word_of,
};

/// The character for a free square.
const FREE: char = '.';

const SIDES: [(&str, Side); 2] = [("red", Side::Red), ("black", Side::Black)];
const SYMMETRIES: [(&str, Symmetry); 2] =
    [("point", Symmetry::Point), ("mirror", Symmetry::Mirror)];
const ENDINGS: [(&str, Ending); 3] = [
    ("captures", Ending::Captures),
    ("quiet", Ending::Quiet),
    ("repetition", Ending::Repetition),
];
const BARREN: [(&str, bool); 2] = [("no", false), ("yes", true)];
const FLAGS: [(&str, u8); 5] = [
    ("doubles", DOUBLES),
    ("rebound", REBOUND),
    ("return", RETURN),
    ("recover", OFFER),
    ("captured", CAPTURED),
];

impl Display for Board {
    /// The rows, beginning with black's camp; red's dice as `1` to `6`, black's as `a` to `f`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            for square in (0..SIZE).filter_map(|column| Square::new(column, row)) {
                let sign = match self.get(square) {
                    Some((Side::Red, value)) => b'0' + value.get(),
                    Some((Side::Black, value)) => b'a' - 1 + value.get(),
                    None => FREE as u8,
                };
                write!(f, "{}", char::from(sign))?;
            }
            if row > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Board {
    type Err = &'static str;

    /// Parses the rows as they are displayed. How many dice a side has is not checked: see [`Position::new`].
    fn from_str(text: &str) -> Result<Board, &'static str> {
        const WRONG: &str =
            "a board is six rows of six, dice as 1 to 6 and a to f, other squares as .";
        let mut board = Board::EMPTY;
        let rows = list::<&str, SIZE>('/', Ok)(text).map_err(|_| WRONG)?;
        for (row, signs) in rows.iter().rev().enumerate() {
            for (column, sign) in signs.bytes().enumerate() {
                let (side, value) = match sign {
                    b'1'..=b'6' => (Side::Red, sign - b'0'),
                    b'a'..=b'f' => (Side::Black, sign - b'a' + 1),
                    b'.' => continue,
                    _ => return Err(WRONG),
                };
                let die = Square::new(column, row).zip(Value::new(value));
                let more = die.and_then(|(square, value)| board.with(side, square, value));
                board = more.ok_or(WRONG)?;
            }
        }
        let whole = rows.len() == SIZE && rows.iter().all(|row| row.len() == SIZE);
        whole.then_some(board).ok_or(WRONG)
    }
}

impl Display for Pile {
    /// The dice, lowest first, like `1145`; a dash if there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = Value::all();
        let dice = dice.flat_map(|value| core::iter::repeat_n(value, self.count(value).into()));
        Joined(dice, "").fmt(f)
    }
}

impl FromStr for Pile {
    type Err = &'static str;

    /// Parses the dice in any order, or a dash for none.
    fn from_str(text: &str) -> Result<Pile, &'static str> {
        const WRONG: &str = "captured dice are six at most, written like 1145, or - for none";
        match text {
            "" => return Err(WRONG),
            NOTHING => return Ok(Pile::EMPTY),
            _ => {}
        }
        let mut counts = [0u8; VALUES];
        for digit in text.bytes() {
            let index = usize::from(digit).checked_sub(usize::from(b'1'));
            let count = index.and_then(|index| counts.get_mut(index)).ok_or(WRONG)?;
            *count = count.saturating_add(1);
        }
        Pile::from_counts(counts).ok_or(WRONG)
    }
}

fn piles(text: &str) -> Read<[Pile; 2]> {
    filled(',', 2, parsed::<Pile>)(text)
}

/// The notation of the square with this index; a dash if there is none.
fn square_text(index: u8) -> impl Display {
    Maybe(Square::from_index(index.into()))
}

fn square(text: &str) -> Read<u8> {
    let square = optional(parsed::<Square>)(text)?;
    Ok(square.map_or(NOWHERE, |square| square.index() as u8))
}

fn row_text(row: u8) -> impl Display {
    Maybe((row < NO_ROW).then_some(row.saturating_add(1)))
}

fn row(text: &str) -> Read<u8> {
    match optional(number::<u8>)(text)? {
        None => Ok(NO_ROW),
        Some(row @ 1..=NO_ROW) => Ok(row - 1),
        Some(_) => Err("a row is a number from 1 to 6"),
    }
}

fn flags(text: &str) -> Read<u8> {
    let mut flags = 0;
    if text != NOTHING {
        for name in text.split('+') {
            flags |= word(&FLAGS)(name)?;
        }
    }
    Ok(flags)
}

impl Display for Position {
    /// The fields of a position in the notation of `docs/positions.md`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = &self.turn;
        let flags = FLAGS.iter().filter(|(_, flag)| turn.has(*flag));
        write!(
            f,
            "board={} captured={} mover={} actions={} bonus={} flags={} focus={} flipped={} \
             row={} quiet={}",
            self.board,
            Joined(self.piles.iter(), ","),
            word_of(&SIDES, &turn.mover),
            turn.actions,
            turn.bonus,
            Joined(flags.map(|(name, _)| name), "+"),
            square_text(turn.focus),
            square_text(turn.flipped),
            row_text(turn.row),
            turn.quiet,
        )
    }
}

/// Parses the fields of a position. The caller checks whether it can occur in play.
fn position(fields: &mut Reader<'_>) -> Result<Position, PositionError> {
    let board = fields.field("board", parsed)?;
    let piles = fields.field("captured", piles)?;
    let turn = Turn {
        mover: fields.field("mover", word(&SIDES))?,
        actions: fields.field("actions", number)?,
        bonus: fields.field("bonus", number)?,
        flags: fields.field("flags", flags)?,
        focus: fields.field("focus", square)?,
        flipped: fields.field("flipped", square)?,
        row: fields.field("row", row)?,
        quiet: fields.field("quiet", number)?,
    };
    Ok(Position::of_parts(board, piles, turn))
}

impl FromStr for Position {
    type Err = PositionError;

    /// Parses a position, and checks that it can occur in play.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = Reader::new(text);
        let position = position(&mut fields)?;
        fields.finish(position, Position::validate)
    }
}

/// The notation of a position in which a turn began: all other fields follow from those that it has.
struct TurnStart<'a>(&'a Position);

impl Display for TurnStart<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Position {
            board, piles, turn, ..
        } = self.0;
        let piles = Joined(piles.iter(), ",");
        let mover = word_of(&SIDES, &turn.mover);
        write!(f, "{board}:{piles}:{mover}:{}", turn.actions)
    }
}

fn turn_start(text: &str) -> Read<Position> {
    const WRONG: &str = "a turn begins with a board, captured dice, a mover and actions";
    let parts = list::<&str, 4>(':', Ok)(text)?;
    let [board, captured, mover, actions] = parts.into_inner().map_err(|_| WRONG)?;
    let bonus = number::<u8>(actions)?.checked_sub(ACTIONS).ok_or(WRONG)?;
    let mover = word(&SIDES)(mover)?;
    Position::new(board.parse()?, piles(captured)?, mover, bonus)
}

fn seen(text: &str) -> Read<Vec<Position>> {
    match text {
        NOTHING => Ok(Vec::new()),
        text => text.split(';').map(turn_start).collect(),
    }
}

impl Display for Debacle {
    /// The position in the notation of `docs/positions.md`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} symmetry={} order={} first={} round={} totals={} barren={} ending={} {} seen={}",
            GameId::Debacle.name(),
            word_of(&SYMMETRIES, &self.symmetry),
            Maybe(self.order),
            Maybe(self.first),
            self.round,
            Joined(self.totals.iter(), ","),
            word_of(&BARREN, &self.barren),
            Maybe(self.ending.map(|ending| word_of(&ENDINGS, &ending))),
            self.position,
            Joined(self.seen.iter().map(TurnStart), ";"),
        )
    }
}

impl FromStr for Debacle {
    type Err = PositionError;

    /// Parses a position, and checks that it can occur in play.
    fn from_str(text: &str) -> Result<Debacle, PositionError> {
        let mut fields = Reader::of(Debacle::ID, text)?;
        let mut game = Debacle {
            symmetry: fields.field("symmetry", word(&SYMMETRIES))?,
            order: fields.field("order", optional(parsed))?,
            first: fields.field("first", optional(parsed))?,
            round: fields.field("round", number)?,
            totals: fields.field("totals", filled(',', 2, number))?,
            barren: fields.field("barren", word(&BARREN))?,
            ending: fields.field("ending", optional(word(&ENDINGS)))?,
            position: position(&mut fields)?,
            seen: Vec::new(),
        };
        // A wrong board is no fault of the earlier turns, which have to fit to it.
        let validity = game.position.validate();
        validity.map_err(PositionError::Impossible)?;
        game.seen = fields.field("seen", seen)?;
        fields.finish(game, Debacle::validate)
    }
}

impl fmt::Debug for DebacleView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seat={}", self.game, Maybe(self.seat))
    }
}

debug_as_display!(Debacle, Position, Board, Pile);
