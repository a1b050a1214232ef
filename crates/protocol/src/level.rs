//! The levels of the bots.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// The strength of a bot, from the weakest up. `docs/bots.md` says what a level does in each game; records
/// name levels by their text.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Takes what is best at once.
    Beginner,
    /// Also considers what its action spoils, for itself or for others.
    #[default]
    Regular,
    /// Also looks a little ahead.
    Strong,
    /// Searches as far as it pays.
    Expert,
}

/// The error of a text that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is beginner, regular, strong or expert")]
pub struct LevelError;

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 4] = [
        Level::Beginner,
        Level::Regular,
        Level::Strong,
        Level::Expert,
    ];

    /// The level's name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Regular => "regular",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }

    /// The longest time of a shard, in milliseconds: a cap for slow machines. The budget counts work, not
    /// time.
    pub const fn cap_ms(self) -> u32 {
        2_000
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == text)
            .ok_or(LevelError)
    }
}
