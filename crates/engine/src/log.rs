//! The log of a match, and its notation.

use core::fmt;
use core::str::FromStr;

use crate::game::Game;
use crate::seat::Seat;

/// An entry of a match's log.
///
/// The text of a decision is the seat's number from 1, a colon and the action; that of a chance event is `*`
/// and the event; the start of another round is `next`.
pub enum Entry<G: Game> {
    /// A decision of a seat.
    Act(Seat, G::Action),
    /// A chance event.
    Event(G::Event),
    /// The start of the next round.
    NextRound,
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Entry<G> {}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Entry::Act(seat, action), Entry::Act(seat2, action2)) => {
                seat == seat2 && action == action2
            }
            (Entry::Event(event), Entry::Event(event2)) => event == event2,
            (Entry::NextRound, Entry::NextRound) => true,
            _ => false,
        }
    }
}

impl<G: Game> Eq for Entry<G> {}

impl<G: Game> fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Act(seat, action) => write!(f, "{seat}:{action}"),
            Entry::Event(event) => write!(f, "*{event}"),
            Entry::NextRound => f.write_str("next"),
        }
    }
}

/// The error of a text that is no log entry of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a log entry: expected '1:action', '*event' or 'next' in the game's notation")]
pub struct EntryError;

impl<G: Game> FromStr for Entry<G> {
    type Err = EntryError;

    fn from_str(text: &str) -> Result<Self, EntryError> {
        if text == "next" {
            return Ok(Entry::NextRound);
        }
        if let Some(event) = text.strip_prefix('*') {
            return event.parse().map(Entry::Event).map_err(|_| EntryError);
        }
        let (seat, action) = text.split_once(':').ok_or(EntryError)?;
        let seat = seat.parse().map_err(|_| EntryError)?;
        let action = action.parse().map_err(|_| EntryError)?;
        Ok(Entry::Act(seat, action))
    }
}
