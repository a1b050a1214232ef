//! The styles of bots.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a bot prefers among actions that its level holds about equal. `docs/bots.md` says what a style does in each
/// game, and in which it does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Style {
    /// Leaves others little.
    Denier,
    /// Takes chances.
    Gambler,
    /// Keeps things in order.
    Tidy,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 3] = [Style::Denier, Style::Gambler, Style::Tidy];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Denier => "denier",
            Style::Gambler => "gambler",
            Style::Tidy => "tidy",
        }
    }
}

/// The error of a text that names no style.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot has this style")]
pub struct StyleError;

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Style {
    type Err = StyleError;

    fn from_str(text: &str) -> Result<Self, StyleError> {
        let mut all = Style::ALL.into_iter();
        all.find(|style| style.name() == text).ok_or(StyleError)
    }
}
