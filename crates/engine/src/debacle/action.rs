//! Actions, events, and the reasons why the rules refuse some.

use core::fmt;
use core::str::FromStr;

use super::direction::Direction;
use super::order::Order;
use super::square::Square;
use crate::notation::debug_as_display;
use crate::seat::Seat;

/// A move from one square to one that shares an edge with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    from: Square,
    to: Square,
}

impl Move {
    /// The move between two squares; `None` if they do not share an edge.
    pub fn new(from: Square, to: Square) -> Option<Move> {
        Direction::ALL
            .into_iter()
            .any(|direction| from.next(direction) == Some(to))
            .then_some(Move { from, to })
    }

    /// The move in this direction that ends on `to`; `None` if it would begin outside the board.
    pub(super) const fn towards(to: Square, direction: Direction) -> Option<Move> {
        match to.next(direction.back()) {
            Some(from) => Some(Move { from, to }),
            None => None,
        }
    }

    /// All moves on the board.
    pub fn all() -> impl Iterator<Item = Move> + Clone {
        Square::all().flat_map(|from| {
            Direction::ALL
                .into_iter()
                .filter_map(move |direction| from.next(direction))
                .map(move |to| Move { from, to })
        })
    }

    /// The square where it begins.
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square where it ends.
    pub const fn to(self) -> Square {
        self.to
    }

    /// Its direction.
    pub const fn direction(self) -> Direction {
        let (from, to) = (self.from.index(), self.to.index());
        if from + 1 == to {
            Direction::East
        } else if to + 1 == from {
            Direction::West
        } else if from < to {
            Direction::North
        } else {
            Direction::South
        }
    }
}

/// One decision of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Roll a die to a free square. Written `c2-c3`.
    Roll(Move),
    /// Turn a die over. Written `flip c2`.
    Flip(Square),
    /// Capture an enemy die. Written `c2xc3`.
    Capture(Move),
    /// Return the die that reached the enemy camp to this square. Written `return c1`.
    Return(Square),
    /// Take doubles: of the enemy dice in this row with the value of this one, this one stays and the others
    /// are taken. Written `keep c4`.
    Keep(Square),
    /// Recover the lowest captured die and put it on this square. Written `recover c1`.
    Recover(Square),
    /// Decline an option: take no (more) doubles, do not rebound, or recover no die. Written `decline`.
    Decline,
}

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// This seat begins the first round. Written `first 2`.
    First(Seat),
    /// The dice of a camp start in this order. Written `order 314256`.
    Order(Order),
}

/// Why a decision or an event is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Another seat has to decide now.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The square has no die of the player.
    #[error("there is no die of yours on {0}")]
    NotYours(Square),
    /// The square has no die of the enemy.
    #[error("there is no enemy die on {0}")]
    NoEnemy(Square),
    /// The square is not free.
    #[error("{0} is not free")]
    Taken(Square),
    /// A die cannot roll backward.
    #[error("a die rolls forward or sideways, not backward")]
    Backward,
    /// The value of the attacker is too low.
    #[error("the die on {0} cannot capture the one on {1}")]
    TooLow(Square, Square),
    /// The last action flipped this die.
    #[error("the die on {0} was flipped just now")]
    FlippedJustNow(Square),
    /// Only the die that has captured may rebound.
    #[error("the rebound is the die's on {0}, or is declined")]
    Rebound(Square),
    /// The die in the enemy camp has to return first.
    #[error("the die on {0} returns to its camp first")]
    ReturnFirst(Square),
    /// No die has to return.
    #[error("no die is to return to its camp")]
    NoReturn,
    /// The square is not in the player's camp.
    #[error("{0} is not in your camp")]
    NotInCamp(Square),
    /// Doubles have to be taken or declined first.
    #[error("doubles are taken, or declined, before any action")]
    DoublesFirst,
    /// No doubles can be taken now.
    #[error("doubles are taken at the start of a turn only")]
    NoDoubles,
    /// No other die in the row has this value.
    #[error("no other enemy die in the row of {0} shows the same")]
    Single(Square),
    /// All doubles of a row have to be taken before those of another row.
    #[error("doubles are left in row {0}")]
    RowFirst(u8),
    /// The turn has no action left.
    #[error("no action is left")]
    NoActionLeft,
    /// No die can be recovered now.
    #[error("no die can be recovered now")]
    NoRecovery,
    /// There is nothing to decline.
    #[error("there is nothing to decline")]
    NothingToDecline,
    /// No such event is due.
    #[error("no such event is due")]
    NoEventDue,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll(Move { from, to }) => write!(f, "{from}-{to}"),
            Action::Flip(square) => write!(f, "flip {square}"),
            Action::Capture(Move { from, to }) => write!(f, "{from}x{to}"),
            Action::Return(square) => write!(f, "return {square}"),
            Action::Keep(square) => write!(f, "keep {square}"),
            Action::Recover(square) => write!(f, "recover {square}"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "an action is written like a2-a3, a2xa3, flip a2, return a1, \
                             keep a4, recover a1 or decline";
        if text == "decline" {
            return Ok(Action::Decline);
        }
        if let Some((word, square)) = text.split_once(' ') {
            let square = square.parse()?;
            return match word {
                "flip" => Ok(Action::Flip(square)),
                "return" => Ok(Action::Return(square)),
                "keep" => Ok(Action::Keep(square)),
                "recover" => Ok(Action::Recover(square)),
                _ => Err(WRONG),
            };
        }
        let (make, (from, to)): (fn(Move) -> Action, _) = match text.split_once('-') {
            Some(squares) => (Action::Roll, squares),
            None => (Action::Capture, text.split_once('x').ok_or(WRONG)?),
        };
        let way = Move::new(from.parse()?, to.parse()?);
        way.map(make).ok_or("the two squares do not touch")
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::First(seat) => write!(f, "first {seat}"),
            Event::Order(order) => write!(f, "order {order}"),
        }
    }
}

impl fmt::Debug for Move {
    /// The two squares, as in the notation of a roll.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

debug_as_display!(Action, Event);

impl FromStr for Event {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(' ') {
            Some(("first", seat)) => {
                let seat = seat.parse().map_err(|_| "a seat is a number from 1 to 8")?;
                Ok(Event::First(seat))
            }
            Some(("order", order)) => order.parse().map(Event::Order),
            _ => Err("an event is written like first 2, or order 314256"),
        }
    }
}
