//! The whole state of a round of Dékal: the table and the sealed choices.

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
    /// The cells that seats have chosen to turn over, until the cards come up.
    pub(super) sealed: [Option<Cell>; MAX_PLAYERS],
}

impl Dekal {
    /// The public part of the state.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Seals the cell that a seat turns over. When the last seat has chosen, the cards come up.
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
