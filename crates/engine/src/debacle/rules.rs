//! The options of a match of Débâcle, and the numbers of its rules.

use super::order::Order;
use super::symmetry::Symmetry;
use crate::seat::Seat;

/// The dice of a side.
pub const DICE: u32 = 6;
/// The actions of a turn, without bonus actions.
pub const ACTIONS: u8 = 2;
/// The captured dice that end a round.
pub const CAPTURES: u32 = 5;
/// The total that wins.
pub const GOAL: u16 = 30;
/// The turns without a capture that end a round.
pub const QUIET: u8 = 30;
/// The occurrences of a position that end a round.
pub const OCCURRENCES: usize = 3;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// In which order the dice stand at the start.
    pub start: Start,
    /// How black's camp mirrors red's.
    pub symmetry: Symmetry,
    /// Who begins the first round.
    pub first: First,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            start: Start::Standard,
            symmetry: Symmetry::Point,
            first: First::Seat(Seat::FIRST),
        }
    }
}

/// In which order the dice of a camp stand at the start (Variants).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Start {
    /// 1 to 6.
    Standard,
    /// This one.
    Given(Order),
    /// Any, drawn once for the match.
    Shuffled,
}

/// Who begins the first round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum First {
    /// This seat: red's is the first, black's the second.
    Seat(Seat),
    /// A seat picked at random.
    Random,
}

/// Options that contradict the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// The seat picked to start is not at the table.
    #[error("seat {0} cannot start: it is not at the table")]
    First(Seat),
}

impl Rules {
    /// Whether a match can be played with these options.
    ///
    /// # Errors
    /// If the seat that is to start is not at the table.
    pub fn check(&self) -> Result<(), RulesError> {
        match self.first {
            First::Seat(seat) if seat.index() >= 2 => Err(RulesError::First(seat)),
            _ => Ok(()),
        }
    }
}
