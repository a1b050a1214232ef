//! The levels of Détrak.

use engine::detrak::Detrak;

use super::{GameLevels, Level};

impl GameLevels for Detrak {
    const LEVELS: &'static [Level] = &[
        Level::Beginner,
        Level::Casual,
        Level::Amateur,
        Level::Regular,
        Level::Proficient,
        Level::Strong,
        Level::VeryStrong,
        Level::Expert,
    ];
}
