//! Actions, events, and the reasons why the rules refuse some.

use core::fmt;
use core::str::FromStr;

use super::card::CardValue;
use super::cell::{Cell, Push};
use crate::notation::debug_as_display;
use crate::seat::Seat;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Turn over the card on this cell; the choice is sealed until everybody has chosen. Written `flip r2c3`.
    Reveal(Cell),
    /// Take a card from the centre and push it in. Written `7 L3`.
    Draft(Draft),
}

/// A card of the centre, and the push that brings it into the grid. Nothing is revealed between the two, so
/// they are one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Draft {
    /// The card taken.
    pub card: CardValue,
    /// The push: the side and the line.
    pub push: Push,
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// This card came up: it was revealed from a grid, or drawn from the set-aside cards to break a tie.
    /// Written `7`.
    Card(CardValue),
    /// The lot chose this seat. Written `lot 2`.
    Lot(Seat),
}

/// Why a decision or an event is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Another seat has to decide now.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The seat has to turn over a card now, not to draft.
    #[error("a card is to be turned over first")]
    RevealFirst,
    /// The seat has to draft a card now, not to turn one over.
    #[error("a card is to be taken from the centre now")]
    DraftFirst,
    /// The card on this cell is already face up.
    #[error("the card on {0} is face up already")]
    FaceUp(Cell),
    /// The centre has no card of this value.
    #[error("there is no {0} in the centre")]
    NotInCentre(CardValue),
    /// The pushed line does not contain the hole.
    #[error("{0} is neither the hole's row nor its column")]
    MissesHole(Push),
    /// The push would move no card: the hole is on the edge where the card would enter.
    #[error("{0} would lay the card straight on the hole")]
    NearEdge(Push),
    /// No event of chance is due, or an event of another kind.
    #[error("no such event is due")]
    NoEventDue,
    /// No unseen card has this value.
    #[error("no {0} is left to come up")]
    NoCardLeft(CardValue),
    /// This seat takes no part in the lot.
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
