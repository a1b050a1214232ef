//! The options of a match of Débâcle, and the numbers of its rules.

use super::order::Order;
use super::symmetry::Symmetry;
use crate::seat::Seat;

/// The number of dice of a side.
pub const DICE: u32 = 6;
/// The number of actions of a turn, without bonus actions.
pub const ACTIONS: u8 = 2;
/// The number of captured dice that ends a round.
pub const CAPTURES: u32 = 5;
/// The total that wins the match.
pub const GOAL: u16 = 30;
/// The number of turns without a capture that ends a round.
pub const QUIET: u8 = 30;
/// The number of occurrences of a position that ends a round.
pub const OCCURRENCES: usize = 3;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// The order of the dice at the start.
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

/// The order of a camp's dice at the start (Variants).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Start {
    /// From 1 to 6.
    Standard,
    /// This order.
    Given(Order),
    /// A random order, drawn once for the match.
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
    /// This seat: the first plays red, the second black.
    Seat(Seat),
    /// A random seat.
    Random,
}

/// Why options are not valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// The first seat is not at the table.
    #[error("seat {0} cannot start: it is not at the table")]
    First(Seat),
}

impl Rules {
    /// Checks whether a match can be played with these options.
    ///
    /// # Errors
    /// If the first seat is not at the table.
    pub fn check(&self) -> Result<(), RulesError> {
        match self.first {
            First::Seat(seat) if seat.index() >= 2 => Err(RulesError::First(seat)),
            _ => Ok(()),
        }
    }
}
