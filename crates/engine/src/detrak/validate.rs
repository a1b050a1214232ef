//! Validation of states that are read from outside.

use super::cell::Cell;
use super::rolls::{rolls_of, share_rolls};
use super::rules::{MAX_PLAYERS, TURNS};
use super::sheet::Sheet;
use super::state::{Detrak, Step};
use super::symbol::Roll;
use super::view::DetrakView;
use crate::checked::{Validity, checked, require};
use crate::seat::{Seat, SeatSet};

impl Detrak {
    /// Checks whether a state like this can occur in play.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        self.validate_open()?;
        let noted = match self.step {
            Step::Note(_, noted) => noted,
            _ => SeatSet::EMPTY,
        };
        for (index, sealed) in self.sealed.iter().enumerate() {
            let has = Seat::new(index).is_some_and(|seat| noted.contains(seat));
            require(sealed.is_some() == has, "who has noted has sealed a note")?;
        }
        self.sealed_fit(&self.sealed)
    }

    /// Checks the public part, without the sealed notes.
    fn validate_open(&self) -> Validity {
        let seats = usize::from(self.players);
        require((1..=MAX_PLAYERS).contains(&seats), "1 to 6 seats")?;
        require(
            self.sheets[seats..].iter().all(|s| *s == Sheet::EMPTY),
            "nothing is noted where nobody sits",
        )?;
        let started = match self.step {
            Step::Start(seat) => seat.index(),
            _ => seats,
        };
        require(
            started < seats || !matches!(self.step, Step::Start(_)),
            "the seat is there",
        )?;
        for (index, sheet) in self.sheets[..seats].iter().enumerate() {
            let first = sheet.get(Cell::START);
            require(
                first.is_some() == (index < started),
                "who has begun has a symbol",
            )?;
            let earlier = &self.sheets[..index];
            let twice = |other: &Sheet| first.is_some() && other.get(Cell::START) == first;
            require(
                !earlier.iter().any(twice),
                "all begin with different symbols",
            )?;
            self.sheet_fits(*sheet)?;
        }
        require(
            share_rolls(&self.sheets[..seats]),
            "all note the same rolls",
        )?;
        self.step_fits()
    }

    /// A sheet has two symbols for every turn in which it had room.
    fn sheet_fits(&self, sheet: Sheet) -> Validity {
        if matches!(self.step, Step::Start(_)) {
            let begun = u32::from(sheet.get(Cell::START).is_some());
            return require(
                self.turn == 0 && sheet.taken() == begun,
                "nothing is rolled yet",
            );
        }
        let full = 1 + 2 * u32::from(self.turn);
        let fits = sheet.taken() == full
            || sheet.taken() < full && sheet.taken() % 2 == 1 && !sheet.has_room();
        require(fits, "two symbols a turn")?;
        require(!rolls_of(sheet).is_empty(), "both symbols of a roll touch")
    }

    fn step_fits(&self) -> Validity {
        let room = self.with_room();
        match self.step {
            Step::Start(_) => Ok(()),
            Step::Roll => require(self.turn < TURNS && !room.is_empty(), "there is room"),
            Step::Note(_, noted) => {
                let inside = noted.iter().all(|seat| room.contains(seat));
                require(
                    self.turn < TURNS && inside && noted != room,
                    "somebody is to note",
                )
            }
            Step::Over => require(
                self.turn > 0 && (self.turn == TURNS || room.is_empty()),
                "turns are left, and room",
            ),
        }
    }

    fn sealed_fit(&self, sealed: &[Option<(Cell, Cell)>]) -> Validity {
        let Step::Note(roll, _) = self.step else {
            return Ok(());
        };
        for (sheet, note) in self.sheets.iter().zip(sealed) {
            require(
                note.is_none_or(|note| fits(*sheet, roll, note)),
                "a legal note",
            )?;
        }
        Ok(())
    }
}

fn fits(sheet: Sheet, roll: Roll, (first, second): (Cell, Cell)) -> bool {
    sheet.is_free(first)
        && sheet.is_free(second)
        && first.touches(second)
        && !(roll.is_double() && first > second)
}

impl DetrakView {
    /// Checks whether a view like this can occur in play.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        self.open.validate_open()?;
        require(self.open.sealed == [None; MAX_PLAYERS], "notes are sealed")?;
        let seats = usize::from(self.open.players);
        require(
            self.seat.is_none_or(|s| s.index() < seats),
            "the seat is at the table",
        )?;
        let noted = match (self.open.step, self.seat) {
            (Step::Note(_, noted), Some(seat)) => noted.contains(seat),
            _ => false,
        };
        require(
            self.sealed.is_some() == noted,
            "who has noted has sealed a note",
        )?;
        let mut sealed = [None; MAX_PLAYERS];
        if let Some(seat) = self.seat {
            sealed[seat.index()] = self.sealed;
        }
        self.open.sealed_fit(&sealed)
    }
}

checked!(Detrak);
checked!(DetrakView);
