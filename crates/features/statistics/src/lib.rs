//! The statistics of the games that were played. `docs/statistics.md` says which games count and what the
//! numbers mean.
//!
//! This crate may depend on reviews, tables, and all below them. The page's registry tells it how to compute
//! the luck in each game ([`LUCK`]). Begin with `screen`.

mod csv;
mod luck;
mod report;
mod reviewed;
mod screen;
mod standing;
mod tally;
mod texts;

pub use luck::{Game as GameLuck, LUCK, LuckPart, game as luck_of_line};
pub use screen::{STATISTICS, StatisticsPart};
pub use standing::standings;
pub use texts::{StatisticsTexts, texts as statistics_texts};
