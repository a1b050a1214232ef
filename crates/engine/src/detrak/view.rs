//! What one seat may know of a game of Détrak.

use rand_core::Rng;

use super::action::{Action, Note};
use super::cell::Cell;
use super::open::OpenDetrak;
use super::rules::MAX_PLAYERS;
use super::state::{Detrak, Step, notes};
use crate::game::{Game, View};
use crate::luck::below;
use crate::seat::{Seat, SeatSet};

/// What one seat may know: the sheets, the roll, which seats have noted it, and its own note. The others' notes
/// stay hidden until all have noted (12 turns).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct DetrakView {
    /// The game without any sealed notes. A whole game would have to contain them, so this is deserialised
    /// without its check, and checked together with the view.
    #[cfg_attr(feature = "serde", serde(with = "Detrak"))]
    pub(super) open: Detrak,
    pub(super) seat: Option<Seat>,
    pub(super) sealed: Option<(Cell, Cell)>,
}

impl DetrakView {
    pub(super) fn new(game: &Detrak, seat: Option<Seat>) -> DetrakView {
        DetrakView {
            open: Detrak {
                sealed: [None; MAX_PLAYERS],
                ..*game
            },
            seat,
            sealed: seat.and_then(|seat| *game.sealed.get(seat.index())?),
        }
    }

    /// The public part of the game: all except the notes of the current roll.
    pub fn open(&self) -> OpenDetrak {
        OpenDetrak::of_unsealed(&self.open)
    }

    /// This seat's note of the current roll, while it is sealed.
    pub fn sealed(&self) -> Option<Note> {
        self.sealed.map(|(first, second)| Note { first, second })
    }
}

impl View for DetrakView {
    type Game = Detrak;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_decide(&self) -> bool {
        let deciding = match self.open.phase() {
            crate::Phase::Decide(seats) => seats,
            _ => return false,
        };
        self.seat.is_some_and(|seat| deciding.contains(seat))
    }

    fn actions(&self, out: &mut impl FnMut(Action)) {
        if let Some(seat) = self.seat {
            self.open.actions(seat, out);
        }
    }

    fn has_learned(&self, earlier: &DetrakView) -> bool {
        let sealed = |view: &DetrakView| match view.open.step {
            Step::Note(_, noted) => noted,
            _ => SeatSet::EMPTY,
        };
        let mut others = sealed(earlier)
            .iter()
            .filter(|seat| Some(*seat) != self.seat);
        let now = sealed(self);
        others.any(|seat| !now.contains(seat))
    }

    fn determinize(&self, rng: &mut impl Rng) -> Detrak {
        let mut state = self.open;
        let Step::Note(roll, noted) = state.step else {
            return state;
        };
        for seat in noted.iter() {
            state.sealed[seat.index()] = if Some(seat) == self.seat {
                self.sealed
            } else {
                any_note(&state, seat, roll, rng)
            };
        }
        state
    }
}

fn any_note(
    state: &Detrak,
    seat: Seat,
    roll: super::Roll,
    rng: &mut impl Rng,
) -> Option<(Cell, Cell)> {
    let mut count = 0;
    notes(state.sheet(seat), roll, &mut |_| count += 1);
    let mut place = below(rng, count.max(1));
    let mut found = None;
    notes(state.sheet(seat), roll, &mut |note| {
        if place == 0 && found.is_none() {
            found = Some((note.first, note.second));
        }
        place = place.saturating_sub(1);
    });
    found
}
