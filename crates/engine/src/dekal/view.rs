//! What one seat may know of a round of Dékal.

use rand_core::Rng;

use super::action::Action;
use super::cell::Cell;
use super::rules::MAX_PLAYERS;
use super::state::Dekal;
use super::table::{Step, Table};
use crate::game::{Phase, View};
use crate::luck::below;
use crate::seat::{Seat, SeatSet};

/// The table, and the seat's own sealed choice. The view has no sealed choices of others, and no face-down
/// cards: nobody knows those, not even the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct DekalView {
    pub(super) table: Table,
    pub(super) seat: Option<Seat>,
    pub(super) sealed: Option<Cell>,
}

impl DekalView {
    pub(super) fn new(table: Table, seat: Option<Seat>, sealed: Option<Cell>) -> DekalView {
        DekalView {
            table,
            seat,
            sealed,
        }
    }

    /// The public part of the state.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The cell that this seat chose to turn over, while the choice is sealed.
    pub fn sealed(&self) -> Option<Cell> {
        self.sealed
    }
}

impl Table {
    /// The seats that have chosen, while the choices are sealed.
    pub(super) fn sealed_seats(&self) -> SeatSet {
        match self.step {
            Step::Reveal(chosen) => chosen,
            Step::TurnUp(next) => Seat::all(self.seats())
                .filter(|seat| *seat >= next)
                .fold(SeatSet::EMPTY, SeatSet::with),
            _ => SeatSet::EMPTY,
        }
    }

    pub(super) fn actions(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        match self.phase() {
            Phase::Decide(seats) if seats.contains(seat) => {}
            _ => return,
        }
        match self.step {
            Step::Reveal(_) => {
                let blank = self.grid(seat).face_down();
                blank.iter().for_each(|cell| out(Action::Reveal(cell)));
            }
            _ => self.drafts(seat, &mut |draft| out(Action::Draft(draft))),
        }
    }
}

impl View for DekalView {
    type Game = Dekal;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_decide(&self) -> bool {
        match (self.table.phase(), self.seat) {
            (Phase::Decide(seats), Some(seat)) => seats.contains(seat),
            _ => false,
        }
    }

    fn actions(&self, out: &mut impl FnMut(Action)) {
        if let Some(seat) = self.seat {
            self.table.actions(seat, out);
        }
    }

    fn has_learned(&self, earlier: &DekalView) -> bool {
        let mut others = earlier.table.sealed_seats().iter();
        let now = self.table.sealed_seats();
        others.any(|seat| Some(seat) != self.seat && !now.contains(seat))
    }

    fn determinize(&self, rng: &mut impl Rng) -> Dekal {
        let mut sealed = [None; MAX_PLAYERS];
        for seat in self.table.sealed_seats().iter() {
            sealed[seat.index()] = if Some(seat) == self.seat {
                self.sealed
            } else {
                let blank = self.table.grid(seat).face_down();
                let place = below(rng, blank.len() as u32);
                blank.iter().nth(place as usize)
            };
        }
        Dekal {
            table: self.table,
            sealed,
        }
    }
}
