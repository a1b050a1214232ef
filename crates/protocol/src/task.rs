//! Decisions for bots.

use engine::Game;
use serde::{Deserialize, Serialize};

use crate::levels::Level;
use crate::style::Style;

/// A decision for a bot: everything that the bot gets to know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Task<G: Game> {
    /// The view of the deciding seat.
    pub view: G::View,
    /// The level of the bot.
    pub level: Level,
    /// The style of the bot; without one it draws among actions that are about equal.
    pub style: Option<Style>,
    /// The seed of the bot's own random numbers; it is unrelated to the luck of the game.
    pub seed: u64,
    /// The part of the search that this task is.
    pub shard: Shard,
}

/// A part of a search that is split.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shard {
    /// Its index.
    pub index: u32,
    /// The number of parts, at least 1.
    pub of: u32,
}

impl Shard {
    /// The whole search.
    pub const WHOLE: Shard = Shard { index: 0, of: 1 };
}
