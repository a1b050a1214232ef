//! Actions, events, and the reasons why the rules refuse some.

use core::fmt;
use core::str::FromStr;

use super::card::Card;
use super::set::Cards;
use crate::notation::debug_as_display;
use crate::seat::Seat;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Discard these cards. Written `7D 7H`.
    Discard(Cards),
    /// Draw the top card of the stock. Written `stock`.
    Stock,
    /// Take this card from the previous player's discard. Written `take 7D`.
    Take(Card),
    /// Lay the hand down and call Dumble. Written `dumble`.
    Call,
}

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// This seat starts the first round. Written `first 3`.
    First(Seat),
    /// This card is dealt, turned up, or drawn from the stock. Written `7D`.
    Card(Card),
}

/// Why a decision or an event is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Another seat has to decide now.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The seat has to discard, or to call Dumble.
    #[error("cards are to be discarded first")]
    DiscardFirst,
    /// The seat has to draw.
    #[error("a card is to be drawn now")]
    DrawFirst,
    /// The hand does not have this card, or fewer of it.
    #[error("the hand does not hold {0}")]
    NotInHand(Card),
    /// The previous player's discard does not have this card.
    #[error("the previous player did not discard {0}")]
    NotDiscarded(Card),
    /// The stock is empty, and there are no discards to make a new one.
    #[error("the stock is empty, and so is the pile")]
    StockEmpty,
    /// Nobody may call Dumble on their first turn of a round.
    #[error("Dumble is not called on the first turn of a round")]
    FirstTurn,
    /// The hand has this many points, which is more than 10.
    #[error("Dumble is called with 10 points or less, not with {0}")]
    TooManyPoints(u8),
    /// No event of chance is due, or an event of another kind.
    #[error("no such event is due")]
    NoEventDue,
    /// The card is not in the stock.
    #[error("{0} is not in the stock")]
    NotInStock(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Discard(cards) => cards.fmt(f),
            Action::Stock => f.write_str("stock"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Call => f.write_str("dumble"),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "stock" => Ok(Action::Stock),
            "dumble" => Ok(Action::Call),
            _ => match text.strip_prefix("take ") {
                Some(card) => card.parse().map(Action::Take),
                None => text.parse().map(Action::Discard),
            },
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::First(seat) => write!(f, "first {seat}"),
            Event::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Event {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("first ") {
            Some(seat) => seat
                .parse()
                .map(Event::First)
                .map_err(|_| "a seat is a number from 1 to 8"),
            None => text.parse().map(Event::Card),
        }
    }
}

debug_as_display!(Action, Event);
