//! The parts that the statistics need of each game.

use review::{LuckComputation, compute_luck};
use table::Playable;
use ui::part::GameParts;

/// What is known of one game: how the luck in it is worked out.
pub struct LuckPart {
    /// Begins to work out how lucky the person was in a kept match, by its record and its name in the
    /// archive; see [`compute_luck`].
    pub luck: fn(&str, &str) -> Option<LuckComputation>,
}

impl LuckPart {
    /// That of a game.
    pub const fn of<G: Playable>() -> LuckPart {
        LuckPart {
            luck: compute_luck::<G>,
        }
    }
}

/// The games' parts.
pub static LUCK: GameParts<LuckPart> = GameParts::new();
