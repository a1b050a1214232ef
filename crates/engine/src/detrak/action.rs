//! Actions, and the reasons why the rules refuse some.

use core::fmt;
use core::str::FromStr;

use super::cell::Cell;
use super::symbol::Symbol;
use crate::notation::debug_as_display;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Begin with this symbol in the top left cell. Written `start C`.
    Start(Symbol),
    /// Note the roll. Written `r1c2 r1c3`.
    Note(Note),
}

/// The two neighbouring cells on which the symbols of a roll are noted.
///
/// If both symbols are equal the order has no meaning; then the cell that comes first, row by row, is named
/// first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Note {
    /// The cell for the symbol that comes first in the alphabet.
    pub first: Cell,
    /// The cell for the other symbol.
    pub second: Cell,
}

/// Why a decision or an event is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Another seat has to decide now.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The seat has to choose its first symbol now.
    #[error("a symbol to begin with is to be chosen first")]
    StartFirst,
    /// The seat has to note the roll now.
    #[error("the roll is to be noted now")]
    NoteFirst,
    /// Another player has chosen this first symbol.
    #[error("another player begins with {0}")]
    SymbolTaken(Symbol),
    /// The cell is not free.
    #[error("something is noted on {0} already")]
    Taken(Cell),
    /// The two cells do not touch along an edge.
    #[error("{0} and {1} do not touch")]
    Apart(Cell, Cell),
    /// With two equal symbols, the cells have to be named in order.
    #[error("with two equal symbols, {1} is named before {0}")]
    Order(Cell, Cell),
    /// No roll is due.
    #[error("no roll is due")]
    NoEventDue,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(symbol) => write!(f, "start {symbol}"),
            Action::Note(note) => note.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("start ") {
            Some(symbol) => symbol.parse().map(Action::Start),
            None => text.parse().map(Action::Note),
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.first, self.second)
    }
}

impl FromStr for Note {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (first, second) = text
            .split_once(' ')
            .ok_or("a note is written as two cells, like r1c2 r1c3")?;
        Ok(Note {
            first: first.parse()?,
            second: second.parse()?,
        })
    }
}

debug_as_display!(Action, Note);
