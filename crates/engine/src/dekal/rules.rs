//! The options of a match of Dékal.

use crate::seat::Seat;

/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// The total that ends a match of several rounds (Winning).
pub const MATCH_END: u16 = 100;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// The number of players, 2 to 6.
    pub players: u8,
    /// The length of the match.
    pub rounds: Rounds,
    /// Who has the token on turn 1 of the first round.
    pub first: First,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            players: 2,
            rounds: Rounds::One,
            first: First::Lowest,
        }
    }
}

/// The length of a match (Winning).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Rounds {
    /// One round.
    One,
    /// Rounds until somebody's total reaches 100.
    ToHundred,
}

/// Who has the token on turn 1 of the first round (A round, 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum First {
    /// The seat that reveals the lowest card.
    Lowest,
    /// The variant `chosen`: this seat.
    Seat(Seat),
    /// The variant `chosen`: a random seat.
    Random,
}

/// Why options are not valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// This number of players is not allowed.
    #[error("Dékal is for 2 to 6 players, not {0}")]
    Players(u8),
    /// The first seat is not at the table.
    #[error("seat {0} cannot start: it is not at the table")]
    First(Seat),
}

impl Rules {
    /// Checks whether a match can be played with these options.
    ///
    /// # Errors
    /// If the number of players is not 2 to 6, or the first seat is not at the table.
    pub fn check(&self) -> Result<(), RulesError> {
        let players = usize::from(self.players);
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(RulesError::Players(self.players));
        }
        match self.first {
            First::Seat(seat) if seat.index() >= players => Err(RulesError::First(seat)),
            _ => Ok(()),
        }
    }
}
