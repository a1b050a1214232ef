//! How the values of a game's positions are to be read.

use engine::{Game, GameId, with_game};

use crate::games::GameProfile;

pub use crate::unit::{Amount, Unit};

/// What the values of a game's positions mean, for reviews and statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueScale {
    /// The unit of values.
    pub unit: Unit,
    /// Whether no decision of one seat changes the result of another.
    pub independent_seats: bool,
    /// Whether the game has perfect information: then the expectations of two players add up to 1.
    pub perfect_information: bool,
    /// Whether chance decides anything once a round has begun.
    pub has_chance: bool,
    /// Whether fewer points are better.
    pub fewest_win: bool,
}

impl ValueScale {
    /// The scale of a game.
    pub const fn of(game: GameId) -> ValueScale {
        with_game!(game, G => ValueScale {
            unit: G::UNIT,
            independent_seats: G::INDEPENDENT_SEATS,
            perfect_information: G::PERFECT_INFORMATION,
            has_chance: G::HAS_CHANCE,
            fewest_win: G::FEWEST_WIN,
        })
    }
}
