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
    /// How many play, 2 to 6.
    pub players: u8,
    /// How long the match lasts.
    pub rounds: Rounds,
    /// Who holds the token on turn 1 of the first round.
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

/// How long a match lasts (Winning).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Rounds {
    /// One round.
    One,
    /// Until somebody's total reaches 100.
    ToHundred,
}

/// Who holds the token on turn 1 of the first round (A round, 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum First {
    /// Whoever reveals the lowest card.
    Lowest,
    /// The variant `chosen`: a seat picked before the game.
    Seat(Seat),
    /// The variant `chosen`: a seat picked at random.
    Random,
}

/// Options that contradict the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// Too few or too many players.
    #[error("Dékal is for 2 to 6 players, not {0}")]
    Players(u8),
    /// The seat picked to start is not at the table.
    #[error("seat {0} cannot start: it is not at the table")]
    First(Seat),
}

impl Rules {
    /// Whether a match can be played with these options.
    ///
    /// # Errors
    /// If the number of players is not 2 to 6, or the seat that is to start is
    /// not at the table.
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
