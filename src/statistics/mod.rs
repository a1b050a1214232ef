//! Statistics of the games that were played. `docs/statistics.md` tells what
//! counts and what the numbers are.

mod csv;
mod report;
mod screen;
mod tally;
mod texts;
mod words;

pub use report::short;
pub use screen::{STATISTICS, StatisticsPart};
pub use tally::moving_means;
pub use texts::texts as statistics_texts;
pub use words::{decimal, percent, signed};
