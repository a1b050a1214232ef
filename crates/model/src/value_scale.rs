//! What the value of a position is told in.

use engine::{Game, GameId, with_game};

use crate::games::GameProfile;

pub use crate::unit::Unit;

/// What a review of a game goes by: what the bots' appraisals of it support.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueScale {
    /// The unit of values.
    pub unit: Unit,
    /// Whether nothing that one seat chooses changes what another gets.
    pub apart: bool,
    /// Whether everybody knows the same, so that of two one expects what the
    /// other does not.
    pub open: bool,
    /// Whether cards or dice decide anything once a round has begun.
    pub luck: bool,
    /// Whether fewer points are better.
    pub fewest_win: bool,
}

impl ValueScale {
    /// What the game goes by.
    pub const fn of(game: GameId) -> ValueScale {
        with_game!(game, G => ValueScale {
            unit: G::UNIT,
            apart: G::APART,
            open: G::OPEN,
            luck: G::LUCK,
            fewest_win: G::FEWEST_WIN,
        })
    }
}
