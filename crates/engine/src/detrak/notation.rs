//! The notation of games as a line of text (`docs/positions.md`).

use core::fmt::{self, Display};
use core::str::FromStr;

use super::action::Note;
use super::cell::{Cell, SIZE};
use super::rules::MAX_PLAYERS;
use super::sheet::Sheet;
use super::state::{Detrak, Step};
use super::view::DetrakView;
use crate::GameId;
use crate::game::Game;
use crate::notation::{
    Joined, Maybe, PositionError, Read, Reader, debug_as_display, filled, list, number, optional,
    parsed, seats, seats_text, word, word_of,
};
use crate::seat::Seat;

/// The character for a free cell.
const FREE: char = '.';

const RULES: [(&str, bool); 2] = [("basic", false), ("advanced", true)];

/// The cells of a sheet, row by row.
struct Cells(Sheet);

impl Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            if cell.column() == 0 && cell.row() > 0 {
                f.write_str("/")?;
            }
            match self.0.get(cell) {
                Some(symbol) => symbol.fmt(f)?,
                None => write!(f, "{FREE}")?,
            }
        }
        Ok(())
    }
}

fn sheet(text: &str) -> Read<Sheet> {
    const WRONG: &str = "a sheet is five rows of five, like A..../..BC./...../...../.....";
    let rows = list::<&str, SIZE>('/', Ok)(text)?;
    let mut sheet = Sheet::EMPTY;
    for (index, row) in rows.iter().enumerate() {
        for (column, sign) in row.chars().enumerate() {
            let cell = Cell::new(index, column).ok_or(WRONG)?;
            if sign != FREE {
                let symbol = sign.encode_utf8(&mut [0; 4]).parse();
                sheet = sheet.with(cell, symbol.map_err(|_| WRONG)?);
            }
        }
    }
    let whole = rows.len() == SIZE && rows.iter().all(|row| row.chars().count() == SIZE);
    whole.then_some(sheet).ok_or(WRONG)
}

/// A sealed note, written without a blank.
struct Sealed(Cell, Cell);

impl Display for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

fn sealed(text: &str) -> Read<(Cell, Cell)> {
    let cells = text.split_once('-');
    let (first, second) = cells.ok_or("a sealed note is written like r1c2-r1c3")?;
    Ok((first.parse()?, second.parse()?))
}

impl Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Step::Start(seat) => write!(f, "start:{seat}"),
            Step::Roll => f.write_str("roll"),
            Step::Note(roll, noted) => write!(f, "note:{roll}:{}", seats_text(noted)),
            Step::Over => f.write_str("over"),
        }
    }
}

fn step(text: &str) -> Read<Step> {
    const WRONG: &str = "a step is start: and a seat, roll, note: with a roll and seats, or over";
    match text {
        "roll" => return Ok(Step::Roll),
        "over" => return Ok(Step::Over),
        _ => {}
    }
    match text.split_once(':').ok_or(WRONG)? {
        ("start", seat) => parsed(seat).map(Step::Start),
        ("note", rest) => {
            let (roll, noted) = rest.split_once(':').ok_or(WRONG)?;
            Ok(Step::Note(parsed(roll)?, seats(noted)?))
        }
        _ => Err(WRONG),
    }
}

impl Detrak {
    /// The fields of a position except the sealed notes.
    fn write_open(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sheets = Seat::all(self.players.into()).map(|seat| Cells(self.sheet(seat)));
        write!(
            f,
            "{} rules={} turn={} step={} sheets={}",
            GameId::Detrak.name(),
            word_of(&RULES, &self.advanced),
            self.turn,
            self.step,
            Joined(sheets, "|"),
        )
    }
}

impl Display for Detrak {
    /// The position in the notation of `docs/positions.md`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_open(f)?;
        let seats = usize::from(self.players).min(MAX_PLAYERS);
        let notes = self.sealed[..seats].iter();
        let notes = notes.map(|note| Maybe(note.map(|(first, second)| Sealed(first, second))));
        write!(f, " sealed={}", Joined(notes, ","))
    }
}

impl FromStr for Detrak {
    type Err = PositionError;

    /// Parses a position, and checks that it can occur in play.
    fn from_str(text: &str) -> Result<Detrak, PositionError> {
        let mut fields = Reader::of(Detrak::ID, text)?;
        let advanced = fields.field("rules", word(&RULES))?;
        let turn = fields.field("turn", number)?;
        let step = fields.field("step", step)?;
        let noted = fields.field("sheets", list::<_, MAX_PLAYERS>('|', sheet))?;
        let seats = noted.len();
        let mut sheets = [Sheet::EMPTY; MAX_PLAYERS];
        sheets[..seats].copy_from_slice(&noted);
        let note = |text| optional(sealed)(text);
        let sealed = fields.field("sealed", filled(',', seats, note))?;
        let game = Detrak {
            sheets,
            sealed,
            step,
            players: seats as u8,
            turn,
            advanced,
        };
        fields.finish(game, Detrak::validate)
    }
}

impl fmt::Debug for Sheet {
    /// The five rows, as in the notation of positions.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cells(*self).fmt(f)
    }
}

impl fmt::Debug for DetrakView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.open.write_open(f)?;
        let sealed = self
            .sealed()
            .map(|Note { first, second }| Sealed(first, second));
        write!(f, " sealed={} seat={}", Maybe(sealed), Maybe(self.seat))
    }
}

debug_as_display!(Detrak, Step);
