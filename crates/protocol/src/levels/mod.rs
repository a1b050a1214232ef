//! The levels of the bots, and which of them each game has.

mod debacle;
mod dekal;
mod detrak;
mod dumble;

use core::fmt;
use core::str::FromStr;

use engine::{Game, GameId, with_game};
use serde::{Deserialize, Serialize};

/// The strength of a bot, from the weakest up. Four levels are bases, each with a way of its own to judge a
/// game (in Débâcle, the strong one only looks farther than the regular one); the others use the way of a base, but
/// slip, or look less or more far ([`GameLevels::base`]). A game has some of the levels, all bases among them
/// ([`GameLevels::LEVELS`]). `docs/bots.md` says what a level does in each game.
///
/// Records name levels by their text, and lines of results by its first letter, so these never change.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// A beginner who slips often.
    Newcomer,
    /// A beginner who slips.
    Learner,
    /// Takes what is best at once.
    Beginner,
    /// The way of [`Level::Regular`], with many slips.
    Casual,
    /// The way of [`Level::Regular`], with some slips.
    Amateur,
    /// Also considers what its action spoils, for itself or for others.
    #[default]
    Regular,
    /// The way of [`Level::Strong`], with some slips.
    Proficient,
    /// Also looks a little ahead.
    Strong,
    /// The way of [`Level::Expert`], with slips or in less time.
    VeryStrong,
    /// The way of [`Level::Expert`], in more time than [`Level::VeryStrong`].
    Formidable,
    /// The way of [`Level::Expert`], in more time than [`Level::Formidable`].
    Outstanding,
    /// Searches as far as it pays.
    Expert,
}

/// The levels that a game's bots have. The functions are given levels of [`GameLevels::LEVELS`] only.
pub trait GameLevels: Game {
    /// The levels, weakest first: all of [`Level::BASES`], ending with the expert, and others between them.
    const LEVELS: &'static [Level] = &Level::BASES;

    /// The base whose way of judging the game a level uses; a base is its own.
    fn base(level: Level) -> Level {
        match level {
            Level::Newcomer | Level::Learner | Level::Beginner => Level::Beginner,
            Level::Casual | Level::Amateur | Level::Regular => Level::Regular,
            Level::Proficient | Level::Strong => Level::Strong,
            Level::VeryStrong | Level::Formidable | Level::Outstanding | Level::Expert => {
                Level::Expert
            }
        }
    }

    /// Whether a level draws, even among actions whose difference it sees; the others only draw among those that they can
    /// hardly tell apart.
    fn slips(level: Level) -> bool {
        matches!(
            level,
            Level::Newcomer
                | Level::Learner
                | Level::Casual
                | Level::Amateur
                | Level::Proficient
                | Level::VeryStrong
        )
    }

    /// Whether a bot of a level follows its [`Style`](crate::Style). A beginner's way sees too little, so that what a style
    /// likes would make it much stronger, or much weaker.
    fn follows_style(level: Level) -> bool {
        Self::base(level) != Level::Beginner
    }
}

/// The error of a text that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot has this level")]
pub struct LevelError;

impl Level {
    /// Every level of any game, weakest first.
    pub const ALL: [Level; 12] = [
        Level::Newcomer,
        Level::Learner,
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

    /// The bases, weakest first.
    pub const BASES: [Level; 4] = [
        Level::Beginner,
        Level::Regular,
        Level::Strong,
        Level::Expert,
    ];

    /// The levels of a game, weakest first ([`GameLevels::LEVELS`]).
    pub const fn of(game: GameId) -> &'static [Level] {
        with_game!(game, G => G::LEVELS)
    }

    /// Its place among the levels of a game, from 0; of a level that the game does not have, that of the
    /// strongest below it, or else of the weakest.
    pub fn place(self, game: GameId) -> usize {
        let below = Level::of(game).partition_point(|level| *level <= self);
        below.saturating_sub(1)
    }

    /// The level that a game has instead of this one: itself if it has it.
    #[must_use]
    pub fn nearest(self, game: GameId) -> Level {
        Level::of(game)[self.place(game)]
    }

    /// The level by whose name players know this one in a game. Their names are one scale: the same number has the same name
    /// in every game, and the last is always the expert.
    #[must_use]
    pub fn known_as(self, game: GameId) -> Level {
        /// The levels after which the numbers are named.
        const SCALE: &[Level] = Level::of(GameId::Debacle);
        match self {
            Level::Expert => Level::Expert,
            _ => SCALE[self.place(game)],
        }
    }

    /// Whether a bot of the level follows its style in a game ([`GameLevels::follows_style`]).
    #[must_use]
    pub fn follows_style(self, game: GameId) -> bool {
        with_game!(game, G => G::follows_style(self.nearest(game)))
    }

    /// Whether the level slips in a game ([`GameLevels::slips`]).
    #[must_use]
    pub fn slips(self, game: GameId) -> bool {
        with_game!(game, G => G::slips(self.nearest(game)))
    }

    /// The base whose way of judging a game the level uses ([`GameLevels::base`]).
    #[must_use]
    pub fn base(self, game: GameId) -> Level {
        with_game!(game, G => G::base(self.nearest(game)))
    }

    /// The level's name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Newcomer => "newcomer",
            Level::Learner => "learner",
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Amateur => "amateur",
            Level::Regular => "regular",
            Level::Proficient => "proficient",
            Level::Strong => "strong",
            Level::VeryStrong => "very-strong",
            Level::Formidable => "formidable",
            Level::Outstanding => "outstanding",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_differ_in_their_first_letter() {
        for (place, level) in Level::ALL.into_iter().enumerate() {
            assert_eq!(level.name().parse(), Ok(level));
            let initial = |level: Level| level.name().chars().next();
            let others = &Level::ALL[..place];
            assert!(others.iter().all(|other| initial(*other) != initial(level)));
            assert!(others.iter().all(|other| *other < level));
        }
        assert_eq!("godlike".parse::<Level>(), Err(LevelError));
    }

    #[test]
    fn a_game_has_all_bases_and_ends_with_the_expert() {
        for game in GameId::ALL {
            let levels = Level::of(game);
            assert!(levels.is_sorted());
            assert_eq!(levels.last(), Some(&Level::Expert));
            assert!(Level::BASES.iter().all(|base| levels.contains(base)));
            for (place, level) in levels.iter().enumerate() {
                assert_eq!((level.place(game), level.nearest(game)), (place, *level));
            }
        }
        let known = [
            GameId::Dekal,
            GameId::Detrak,
            GameId::Dumble,
            GameId::Debacle,
        ];
        assert_eq!(known.map(|game| Level::of(game).len()), [8, 8, 8, 10]);
        assert_eq!(Level::Newcomer.nearest(GameId::Dumble), Level::Beginner);
        assert_eq!(Level::Outstanding.nearest(GameId::Dekal), Level::Strong);
    }

    #[test]
    fn those_that_see_too_little_follow_no_style() {
        let levels = |game: GameId| {
            let all = Level::of(game).iter().copied();
            all.filter(|level| level.follows_style(game))
                .collect::<Vec<_>>()
        };
        assert_eq!(levels(GameId::Dekal).first(), Some(&Level::Casual));
        assert_eq!(levels(GameId::Dekal).last(), Some(&Level::Expert));
        let debacle = levels(GameId::Debacle);
        assert_eq!(debacle.first(), Some(&Level::Casual));
        assert_eq!(debacle.last(), Some(&Level::Outstanding));
    }
}
