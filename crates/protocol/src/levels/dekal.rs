//! The levels of Dékal.

use engine::dekal::Dekal;

use super::{GameLevels, Level};

impl GameLevels for Dekal {
    const LEVELS: &'static [Level] = &[
        Level::Newcomer,
        Level::Learner,
        Level::Beginner,
        Level::Casual,
        Level::Regular,
        Level::Proficient,
        Level::Strong,
        Level::Expert,
    ];
}
