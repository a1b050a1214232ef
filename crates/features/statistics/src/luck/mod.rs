//! Luck in the statistics: the known luck, expected against actual results, and the computation of luck for
//! stored games. `docs/statistics.md` explains the numbers.

mod known;
mod part;
mod progress;
mod run;
mod section;
mod tally;
mod work;

pub use known::StoredLuck;
pub use part::{LUCK, LuckPart};
pub use section::section;
pub use tally::{Game, Measure, game};
