//! The levels of Débâcle.

use engine::debacle::Debacle;

use super::{GameLevels, Level};

impl GameLevels for Debacle {
    const LEVELS: &'static [Level] = &[
        Level::Beginner,
        Level::Casual,
        Level::Amateur,
        Level::Regular,
        Level::Proficient,
        Level::Strong,
        Level::VeryStrong,
        Level::Formidable,
        Level::Outstanding,
        Level::Expert,
    ];

    fn base(level: Level) -> Level {
        match level {
            Level::Beginner => Level::Beginner,
            Level::Casual | Level::Amateur | Level::Regular => Level::Regular,
            // A very strong one counts points, too.
            Level::Proficient | Level::Strong | Level::VeryStrong => Level::Strong,
            _ => Level::Expert,
        }
    }

    /// Only casual slips: the others look more or less far instead.
    fn slips(level: Level) -> bool {
        level == Level::Casual
    }

    /// The expert has no style either: it always takes the best.
    fn follows_style(level: Level) -> bool {
        !matches!(level, Level::Beginner | Level::Expert)
    }
}
