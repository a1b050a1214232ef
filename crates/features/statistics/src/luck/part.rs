//! What the statistics need from each game.

use model::lang::Lang;
use review::{LuckComputation, compute_luck};
use table::Playable;
use ui::part::GameParts;

/// The functions for one game.
pub struct LuckPart {
    /// Begins to compute the luck of the person in a stored match, from its record and its id in the archive;
    /// see [`compute_luck`].
    pub luck: fn(&str, &str) -> Option<LuckComputation>,
    /// The names of the kinds of decisions.
    pub kinds: fn(Lang) -> &'static [&'static str],
}

impl LuckPart {
    /// The part of game `G`.
    pub const fn of<G: Playable>() -> LuckPart {
        LuckPart {
            luck: compute_luck::<G>,
            kinds: G::kinds,
        }
    }
}

/// The registry of the games' parts.
pub static LUCK: GameParts<LuckPart> = GameParts::new();
