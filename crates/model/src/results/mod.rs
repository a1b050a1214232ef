//! The results of the games that were played: a line for each, which stays
//! when the game itself is deleted. Statistics are made of them.

mod line;
mod luck;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

pub use line::{Company, Kind, Line, LineError, SHARES, figure, list, numbers};
pub use luck::{Luck, Scale, luck_line, read_luck};

use crate::daily;
use crate::day::Day;

/// All that is kept.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    /// The games, the earliest first, each once.
    pub games: Vec<Line>,
    /// What is known of the luck in some of them, by their names in the
    /// archive.
    pub luck: BTreeMap<String, Luck>,
    /// How many lines cannot be read; they are kept as they are.
    pub unreadable: usize,
}

/// How the result of a game that is over comes to be noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// As the attempt at a day's game that counts.
    Counted,
    /// As any other game.
    Any,
}

impl Line {
    /// The result of a person's own game, as it counts: `is_played` tells whether the game's luck was known when
    /// it ended, from a game that was played before.
    pub fn judged(self, attempt: Attempt, is_played: bool) -> Line {
        let kind = match attempt {
            Attempt::Counted => Kind::Daily,
            Attempt::Any
                if is_played
                    || daily::is_of_some_day(self.game, self.seed, Day::of(self.ended)) =>
            {
                Kind::Practice
            }
            Attempt::Any => Kind::Own,
        };
        Line { kind, ..self }
    }
}
