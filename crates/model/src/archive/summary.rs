//! Summaries of kept games, for lists, read without a replay.

use engine::{GameId, Outcome, Player, Seed};
use serde::{Deserialize, Serialize};

/// A kept game in short. Its contents have not been checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Which game.
    pub game: GameId,
    /// Who sat where.
    pub seats: Vec<Player>,
    /// How it ended, if it did.
    #[serde(default)]
    pub result: Option<Outcome>,
    /// The seed.
    pub seed: Seed,
    /// Whether it is practice: it went on from a position of another game.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub practice: bool,
    /// Whether the person had help: a hint, or a move taken back after others had answered it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub assisted: bool,
}

impl Summary {
    /// Whether a person played. Otherwise bots played and a person watched: such a game counts for nobody.
    pub fn has_person(&self) -> bool {
        self.seats.iter().any(|player| player.bot.is_none())
    }

    /// Reads the text of a record; `None` if it cannot be read.
    pub fn read(text: &str) -> Option<Summary> {
        serde_json::from_str(text).ok()
    }
}
