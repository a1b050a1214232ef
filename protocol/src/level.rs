//! The levels of the bots.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// How strong a bot plays, from the weakest up. What a level means in each
/// game is told in `docs/bots.md`; records name levels by their text.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Looks at its own cards only.
    Beginner,
    /// Also looks at what it leaves to the others.
    #[default]
    Regular,
    /// Plays the game on in its head, many times over.
    Expert,
}

/// A text that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is beginner, regular or expert")]
pub struct LevelError;

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Regular, Level::Expert];

    /// The level's name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Regular => "regular",
            Level::Expert => "expert",
        }
    }

    /// How many shares a decision is cut into. Fixed per level, whatever the
    /// number of workers, so that it does not change what is chosen.
    pub const fn shares(self) -> u32 {
        match self {
            Level::Beginner | Level::Regular => 1,
            Level::Expert => 4,
        }
    }

    /// The longest a share may take, in milliseconds of wall-clock time: a cap
    /// for slow machines, not the budget, which counts work.
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
