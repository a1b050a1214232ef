//! Statistics of the games that were played. `docs/statistics.md` tells what
//! counts and what the numbers are.

mod csv;
mod report;
mod screen;
mod tally;
mod texts;

pub use screen::{STATISTICS, StatisticsPart};
pub use tally::moving_means;
pub use texts::{StatisticsTexts, texts as statistics_texts};
