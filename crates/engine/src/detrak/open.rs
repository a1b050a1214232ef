//! What everybody can see of a game of Détrak.

use super::sheet::Sheet;
use super::state::{Detrak, Step};
use super::symbol::Symbol;
use crate::game::{Game, Phase};
use crate::seat::{Seat, SeatSet};

/// What everybody can see of a game: all except the notes of the present roll. A view has one
/// ([`DetrakView::open`](super::DetrakView::open)).
///
/// It can be asked what a game can be asked, but not be played on, valued or written down: sealed notes are missing.
/// [`View::determinize`](crate::View::determinize) makes a whole game from a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenDetrak(Detrak);

impl OpenDetrak {
    /// What is seen of a game without its sealed notes.
    pub(super) fn of_unsealed(game: &Detrak) -> OpenDetrak {
        OpenDetrak(*game)
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// Who acts next: the seats that have to choose a symbol or to note, or chance.
    pub fn phase(&self) -> Phase {
        self.0.phase()
    }

    /// What has to happen next.
    pub fn step(&self) -> Step {
        self.0.step()
    }

    /// A seat's public sheet; empty if the seat is not at the table.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.0.sheet(seat)
    }

    /// The turn, from 0 to 11; once the game is over, the number of turns played.
    pub fn turn(&self) -> u8 {
        self.0.turn()
    }

    /// Whether the advanced rules apply.
    pub fn is_advanced(&self) -> bool {
        self.0.is_advanced()
    }

    /// The seats that can still note a roll.
    pub fn with_room(&self) -> SeatSet {
        self.0.with_room()
    }

    /// The symbols that nobody has chosen as the first one.
    pub fn free_symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.0.free_symbols()
    }
}
