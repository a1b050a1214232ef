//! A decision that a worker is asked to think about.

use engine::Game;
use serde::{Deserialize, Serialize};

use crate::level::Level;

/// A decision to think about: all that a bot ever gets to know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Task<G: Game> {
    /// What the deciding seat may know.
    pub view: G::View,
    /// How well to think.
    pub level: Level,
    /// Where the bot's own random numbers come from; has nothing to do with
    /// the luck of the game.
    pub seed: u64,
    /// Which part of the thinking this is.
    pub shard: Shard,
}

/// One of several parts that a decision's thinking is cut into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shard {
    /// Which part, from 0.
    pub index: u32,
    /// Of how many, at least 1.
    pub of: u32,
}

impl Shard {
    /// The whole of the thinking in one piece.
    pub const WHOLE: Shard = Shard { index: 0, of: 1 };
}
