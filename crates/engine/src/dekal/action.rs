//! Actions, events, and why the rules refuse some.

use core::fmt;
use core::str::FromStr;

use super::card::CardValue;
use super::cell::{Cell, Push};
use crate::notation::debug_as_display;
use crate::seat::Seat;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Turn over the card on this cell; sealed until everybody has chosen.
    /// Written `flip r2c3`.
    Reveal(Cell),
    /// Take a card from the centre and push it in. Written `7 L3`.
    Draft(Draft),
}

/// A card of the centre, and where it is pushed in. Nothing comes to light
/// between the two, so they are one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Draft {
    /// The card taken.
    pub card: CardValue,
    /// Where it is pushed in.
    pub push: Push,
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// This card came up: revealed from a grid, or drawn from those set aside
    /// to break a tie. Written `7`.
    Card(CardValue),
    /// The lot fell on this seat. Written `lot 2`.
    Lot(Seat),
}

/// Why the rules refuse a decision or an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// It is not for this seat to decide now.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// A card is to be turned over now, not drafted.
    #[error("a card is to be turned over first")]
    RevealFirst,
    /// A card is to be drafted now, not turned over.
    #[error("a card is to be taken from the centre now")]
    DraftFirst,
    /// The card on this cell is face up already.
    #[error("the card on {0} is face up already")]
    FaceUp(Cell),
    /// No card of this value lies in the centre.
    #[error("there is no {0} in the centre")]
    NotInCentre(CardValue),
    /// Only the hole's row and column can be pushed.
    #[error("{0} is neither the hole's row nor its column")]
    MissesHole(Push),
    /// A push must move a card, and the hole is on the very edge the card
    /// would enter from.
    #[error("{0} would lay the card straight on the hole")]
    NearEdge(Push),
    /// No event of chance is due, or none of this kind.
    #[error("no such event is due")]
    NoEventDue,
    /// All cards of this value have been seen.
    #[error("no {0} is left to come up")]
    NoCardLeft(CardValue),
    /// This seat takes no part in drawing lots.
    #[error("seat {0} does not take part in the lot")]
    NotInLot(Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Reveal(cell) => write!(f, "flip {cell}"),
            Action::Draft(draft) => draft.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("flip ") {
            Some(cell) => cell.parse().map(Action::Reveal),
            None => text.parse().map(Action::Draft),
        }
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.card, self.push)
    }
}

impl FromStr for Draft {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (card, push) = text
            .split_once(' ')
            .ok_or("a draft is written as a card and a push, like 7 L3")?;
        Ok(Draft {
            card: card.parse()?,
            push: push.parse()?,
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Card(card) => card.fmt(f),
            Event::Lot(seat) => write!(f, "lot {seat}"),
        }
    }
}

impl FromStr for Event {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("lot ") {
            Some(seat) => seat.parse().map(Event::Lot),
            None => text.parse().map(Event::Card),
        }
    }
}

debug_as_display!(Action, Draft, Event);
