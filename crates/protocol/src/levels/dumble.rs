//! The levels of Dumble.

use engine::dumble::Dumble;

use super::{GameLevels, Level};

impl GameLevels for Dumble {
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
