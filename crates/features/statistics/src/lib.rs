//! Statistics of the games that were played. `docs/statistics.md` tells what
//! counts and what the numbers are.
//!
//! It may depend on reviews, tables, and all below them; how the luck in a game is worked out it gets from
//! the page's registry ([`LUCK`]). Begin with `screen`.

mod csv;
mod luck;
mod report;
mod screen;
mod tally;
mod texts;
pub mod words;

pub use luck::{Game as GameLuck, LUCK, LuckPart, game as luck_of_line};
pub use screen::{STATISTICS, StatisticsPart};
pub use texts::{StatisticsTexts, texts as statistics_texts};
