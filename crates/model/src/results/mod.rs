//! The results of the games that were played: a line for each, which stays
//! when the game itself is deleted. Statistics are made of them.

mod line;
mod luck;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

pub use line::{Kind, Line, LineError, Opponents, SHARES, figure, list, numbers};
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

/// The result of a game by its record; `None` if it is not over, or not one person's. `played` tells whether
/// the luck of such a game was known when it ended, from a game that was played before.
pub fn result(
    record: &str,
    id: &str,
    attempt: Attempt,
    played: impl FnOnce(&Line) -> bool,
) -> Option<Line> {
    let line = Line::of(record, id, Kind::Own)?;
    let kind = match attempt {
        Attempt::Counted => Kind::Daily,
        Attempt::Any
            if daily::is_of_some_day(line.game, line.seed, Day::of(line.ended))
                || played(&line) =>
        {
            Kind::Practice
        }
        Attempt::Any => Kind::Own,
    };
    Some(Line { kind, ..line })
}
