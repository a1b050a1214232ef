//! The whole state of a game of Détrak: the sheets and the sealed notes.

use super::action::{Illegal, Note};
use super::cell::Cell;
use super::rules::{MAX_PLAYERS, TURNS};
use super::sheet::Sheet;
use super::symbol::{Roll, Symbol};
use crate::seat::{Seat, SeatSet};

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Step {
    /// This seat chooses its first symbol.
    Start(Seat),
    /// The dice have to be rolled.
    Roll,
    /// All seats with room note this roll; these have done so.
    Note(Roll, SeatSet),
    /// The game is over.
    Over,
}

/// A game of Détrak.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct Detrak {
    pub(super) sheets: [Sheet; MAX_PLAYERS],
    /// The notes of this turn, until all seats have noted.
    pub(super) sealed: [Option<(Cell, Cell)>; MAX_PLAYERS],
    pub(super) step: Step,
    pub(super) players: u8,
    pub(super) turn: u8,
    pub(super) advanced: bool,
}

impl Detrak {
    /// A seat's public sheet; empty if the seat is not at the table.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.sheets.get(seat.index()).copied().unwrap_or_default()
    }

    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The turn, from 0 to 11; once the game is over, the number of turns played.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Whether the advanced rules apply.
    pub fn is_advanced(&self) -> bool {
        self.advanced
    }

    /// The seats that can still note a roll.
    pub fn with_room(&self) -> SeatSet {
        Seat::all(self.players.into())
            .filter(|seat| self.sheet(*seat).has_room())
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The symbols that nobody has chosen as the first one.
    pub fn free_symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        Symbol::all().filter(|symbol| {
            let taken = Some(*symbol);
            !self.sheets.iter().any(|s| s.get(Cell::START) == taken)
        })
    }

    /// A seat chooses its first symbol.
    pub(super) fn start(&mut self, seat: Seat, symbol: Symbol) -> Result<(), Illegal> {
        let Step::Start(due) = self.step else {
            return Err(Illegal::NoteFirst);
        };
        if due != seat {
            return Err(Illegal::NotYourTurn);
        }
        if !self.free_symbols().any(|free| free == symbol) {
            return Err(Illegal::SymbolTaken(symbol));
        }
        let sheet = &mut self.sheets[seat.index()];
        *sheet = sheet.with(Cell::START, symbol);
        self.step = if seat.index() + 1 < usize::from(self.players) {
            Step::Start(seat.next(self.players.into()))
        } else {
            Step::Roll
        };
        Ok(())
    }

    /// Seals a seat's note of the roll. When the last seat has noted, all notes become public.
    pub(super) fn note(&mut self, seat: Seat, note: Note) -> Result<(), Illegal> {
        let Step::Note(roll, noted) = self.step else {
            return Err(Illegal::StartFirst);
        };
        let Note { first, second } = note;
        let sheet = self.sheet(seat);
        for cell in [first, second] {
            if !sheet.is_free(cell) {
                return Err(Illegal::Taken(cell));
            }
        }
        if !first.touches(second) {
            return Err(Illegal::Apart(first, second));
        }
        if roll.is_double() && first > second {
            return Err(Illegal::Order(first, second));
        }
        self.sealed[seat.index()] = Some((first, second));
        let noted = noted.with(seat);
        self.step = Step::Note(roll, noted);
        if noted == self.with_room() {
            self.reveal(roll);
        }
        Ok(())
    }

    /// Makes all notes public, and starts the next turn.
    fn reveal(&mut self, roll: Roll) {
        for (sheet, sealed) in self.sheets.iter_mut().zip(&mut self.sealed) {
            if let Some((first, second)) = sealed.take() {
                *sheet = sheet.noted_unchecked(roll, Note { first, second });
            }
        }
        self.turn += 1;
        let ends = self.turn == TURNS || self.with_room().is_empty();
        self.step = if ends { Step::Over } else { Step::Roll };
    }
}

/// Calls `out` with every legal note of a roll on a sheet, each once.
pub(super) fn notes(sheet: Sheet, roll: Roll, out: &mut impl FnMut(Note)) {
    for (first, second) in Cell::pairs() {
        if sheet.is_free(first) && sheet.is_free(second) {
            out(Note { first, second });
            if !roll.is_double() {
                out(Note {
                    first: second,
                    second: first,
                });
            }
        }
    }
}
