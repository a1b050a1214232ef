//! When an evening is.

use core::fmt;
use core::str::FromStr;

use engine::Seed;

use super::EveningError;
use crate::day::Day;

/// When an evening is: on a day, for everybody, or whenever those like who know its seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Night {
    /// On this day (UTC).
    Of(Day),
    /// A private one. As text, it is the seed in capital letters; small ones are read as well.
    Private(Seed),
}

impl Night {
    /// The day; a private evening has none.
    pub fn day(self) -> Option<Day> {
        match self {
            Night::Of(day) => Some(day),
            Night::Private(_) => None,
        }
    }
}

impl fmt::Display for Night {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Night::Of(day) => day.fmt(f),
            Night::Private(seed) => seed.fmt(f),
        }
    }
}

impl FromStr for Night {
    type Err = EveningError;

    fn from_str(text: &str) -> Result<Night, EveningError> {
        if let Ok(day) = text.parse() {
            return Ok(Night::Of(day));
        }
        // One evening has one text: seeds may be written with dashes, as days are.
        let seed: Seed = text.parse().map_err(|_| EveningError)?;
        match seed.to_string() == text.to_ascii_uppercase() {
            true => Ok(Night::Private(seed)),
            false => Err(EveningError),
        }
    }
}
