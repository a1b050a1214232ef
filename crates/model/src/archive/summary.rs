//! What a list tells of a kept game, read without replaying it.

use engine::{GameId, Outcome, Player, Seed};
use serde::{Deserialize, Serialize};

/// A kept game in short. What it says has not been checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Which game.
    pub game: GameId,
    /// Who sat where.
    pub seats: Vec<Player>,
    /// How it ended, if it did.
    #[serde(default)]
    pub result: Option<Outcome>,
    /// Where the luck came from.
    pub seed: Seed,
}

impl Summary {
    /// Whether a person played; otherwise bots did, and somebody looked on:
    /// such a game counts for nobody.
    pub fn has_person(&self) -> bool {
        self.seats.iter().any(|player| player.bot.is_none())
    }

    /// Of a record's text; `None` if it cannot be read.
    pub fn read(text: &str) -> Option<Summary> {
        serde_json::from_str(text).ok()
    }
}
