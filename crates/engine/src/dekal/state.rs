//! A round of Dékal, whole: the table and the sealed choices.

use super::action::Illegal;
use super::cell::Cell;
use super::rules::MAX_PLAYERS;
use super::table::{Step, Table};
use crate::seat::Seat;

/// A round of Dékal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct Dekal {
    pub(super) table: Table,
    /// The cells chosen to be turned over, until they are.
    pub(super) sealed: [Option<Cell>; MAX_PLAYERS],
}

impl Dekal {
    /// What lies open on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Seals the cell that a seat turns over; with the last one, the cards come up.
    pub(super) fn reveal(&mut self, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        let Step::Reveal(chosen) = self.table.step else {
            return Err(Illegal::DraftFirst);
        };
        if self.table.grid(seat).get(cell).is_some() {
            return Err(Illegal::FaceUp(cell));
        }
        self.sealed[seat.index()] = Some(cell);
        let chosen = chosen.with(seat);
        self.table.step = if chosen.len() == self.table.seats() {
            Step::TurnUp(Seat::FIRST)
        } else {
            Step::Reveal(chosen)
        };
        Ok(())
    }
}
