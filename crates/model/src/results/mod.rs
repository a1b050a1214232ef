//! The results of the games that were played, one line each, from which statistics are computed. A result stays
//! when its game is deleted.

mod achievement;
mod line;
mod luck;
mod rating;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

pub use achievement::Achievement;
pub use line::{Kind, Line, LineError, Opponents, WHOLE_WIN, figure, list, numbers};
pub use luck::{Luck, Scale, luck_line, read_luck};
pub use rating::Rating;

use crate::daily;
use crate::day::Day;

/// All results.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    /// The results, the earliest first, each game once.
    pub games: Vec<Line>,
    /// The luck in some of the games, by their ids in the archive.
    pub luck: BTreeMap<String, Luck>,
    /// The number of stored lines that cannot be read; they stay in the storage.
    pub unreadable: usize,
}

/// The attempt at a game that a result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// The attempt at a day's game that counts.
    Counted,
    /// Any other attempt.
    Any,
}

impl Line {
    /// The result with its kind of attempt. What is practice already stays that, and so does what had help, unless it is
    /// practice. `is_played` says whether the person had played a game with the same luck before.
    pub fn as_attempt(self, attempt: Attempt, is_played: bool) -> Line {
        let kind = match attempt {
            _ if self.kind == Kind::Practice => Kind::Practice,
            Attempt::Any
                if is_played
                    || daily::is_of_some_day(self.game, self.seed, Day::of(self.ended)) =>
            {
                Kind::Practice
            }
            _ if self.kind == Kind::Assisted => Kind::Assisted,
            Attempt::Counted => Kind::Daily,
            Attempt::Any => Kind::Own,
        };
        Line { kind, ..self }
    }
}
