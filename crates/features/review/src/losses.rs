//! What each level of each game loses by a decision, as `arena judge` has measured it. `docs/judgement.md` has the same
//! table; a test compares the two.

use engine::GameId;
use protocol::Level;

/// What a level loses by a decision at stake, in thousandths of a win or in points, with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelLoss {
    /// The level.
    pub level: Level,
    /// The mean.
    pub loss: f64,
    /// Half of the width of the interval.
    pub plus_minus: f64,
}

/// The losses of a game's levels, and the matches in which they were measured.
#[derive(PartialEq, Debug)]
pub struct Measured {
    /// The game.
    pub game: GameId,
    /// The number of players; `None` where it changes nothing, since each plays alone.
    pub seats: Option<usize>,
    /// The variants of the rules with other losses, which nobody has measured.
    pub others: &'static [&'static str],
    /// The losses, weakest level first.
    pub levels: &'static [LevelLoss],
}

impl Measured {
    /// What was measured in matches like this one; `None` if that is nothing.
    pub fn of(game: GameId, seats: usize, variant: &str) -> Option<&'static Measured> {
        let fits = |one: &&Measured| {
            one.game == game
                && one.seats.is_none_or(|measured| measured == seats)
                && !one.others.contains(&variant)
        };
        MEASURED.iter().find(fits)
    }
}

const fn loss(level: Level, loss: f64, plus_minus: f64) -> LevelLoss {
    LevelLoss {
        level,
        loss,
        plus_minus,
    }
}

/// What was measured.
pub static MEASURED: [Measured; 4] = [
    Measured {
        game: GameId::Dekal,
        seats: Some(2),
        others: &["hundred"],
        levels: &[
            loss(Level::Newcomer, 63.0, 11.0),
            loss(Level::Learner, 53.0, 10.0),
            loss(Level::Beginner, 47.0, 7.0),
            loss(Level::Casual, 42.0, 7.0),
            loss(Level::Regular, 55.0, 9.0),
            loss(Level::Proficient, 23.0, 5.0),
            loss(Level::Strong, 11.0, 3.0),
            loss(Level::Expert, 0.0, 0.0),
        ],
    },
    Measured {
        game: GameId::Detrak,
        seats: None,
        others: &["advanced"],
        levels: &[
            loss(Level::Beginner, 1.74, 0.26),
            loss(Level::Casual, 1.11, 0.18),
            loss(Level::Amateur, 1.24, 0.18),
            loss(Level::Regular, 0.82, 0.14),
            loss(Level::Proficient, 0.53, 0.15),
            loss(Level::Strong, 0.45, 0.12),
            loss(Level::VeryStrong, 0.17, 0.06),
            loss(Level::Expert, 0.0, 0.0),
        ],
    },
    Measured {
        game: GameId::Dumble,
        seats: Some(2),
        others: &[],
        levels: &[
            loss(Level::Beginner, 9.2, 3.5),
            loss(Level::Casual, 8.5, 2.2),
            loss(Level::Amateur, 8.1, 3.6),
            loss(Level::Regular, 10.5, 6.5),
            loss(Level::Proficient, 5.0, 1.7),
            loss(Level::Strong, 2.6, 1.4),
            loss(Level::VeryStrong, 0.9, 0.4),
            loss(Level::Expert, 0.0, 0.1),
        ],
    },
    Measured {
        game: GameId::Debacle,
        seats: Some(2),
        others: &[],
        levels: &[
            loss(Level::Beginner, 47.6, 7.9),
            loss(Level::Casual, 24.6, 3.4),
            loss(Level::Amateur, 21.3, 8.0),
            loss(Level::Regular, 13.4, 4.3),
            loss(Level::Proficient, 10.7, 3.6),
            loss(Level::Strong, 9.2, 2.9),
            loss(Level::VeryStrong, 7.9, 2.5),
            loss(Level::Formidable, 3.1, 1.6),
            loss(Level::Outstanding, 0.9, 0.4),
            loss(Level::Expert, 0.0, 0.0),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../../docs/judgement.md");

    /// The cells of the page's rows that begin with a level.
    fn rows() -> impl Iterator<Item = (Level, Vec<&'static str>)> {
        let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim);
        PAGE.lines().filter_map(move |line| {
            let level = cells(line).next()?.replace(' ', "-").parse().ok()?;
            Some((level, cells(line).skip(1).collect()))
        })
    }

    #[test]
    fn the_page_about_judgements_has_the_same_table() {
        assert_eq!(rows().count(), Level::ALL.len());
        let places = [
            GameId::Dekal,
            GameId::Detrak,
            GameId::Dumble,
            GameId::Debacle,
        ];
        for (place, game) in places.into_iter().enumerate() {
            let measured = MEASURED.iter().find(|one| one.game == game).unwrap();
            // The page has percent of a win.
            let parts = if game == GameId::Detrak { 1.0 } else { 10.0 };
            let number = |text: &str| {
                let number: f64 = text.parse().unwrap();
                (100.0 * parts * number).round() / 100.0
            };
            let written = rows().filter_map(|(level, cells)| {
                let (mean, width) = match cells[place].split_once('±') {
                    Some((mean, width)) => (number(mean.trim()), number(width.trim())),
                    None if cells[place].is_empty() => return None,
                    None => (number(cells[place]), 0.0),
                };
                Some(loss(level, mean, width))
            });
            assert_eq!(written.collect::<Vec<_>>(), measured.levels);
            let levels = measured.levels.iter().map(|one| one.level);
            assert_eq!(levels.collect::<Vec<_>>(), Level::of(game));
        }
    }

    #[test]
    fn matches_that_nobody_measured_have_no_levels() {
        let is_known = |game, seats, variant| Measured::of(game, seats, variant).is_some();
        assert!(is_known(GameId::Dekal, 2, "one"));
        assert!(!is_known(GameId::Dekal, 3, "one") && !is_known(GameId::Dekal, 2, "hundred"));
        assert!(is_known(GameId::Detrak, 1, "basic") && is_known(GameId::Detrak, 4, "basic"));
        assert!(!is_known(GameId::Detrak, 1, "advanced"));
        assert!(is_known(GameId::Debacle, 2, "shuffled"));
    }
}
