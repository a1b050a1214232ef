//! Luck in the statistics: what is known of it, expected against actual results, and working it out for kept
//! games. `docs/statistics.md` explains the numbers.

mod known;
mod part;
mod run;
mod section;
mod tally;
mod texts;
mod work;
mod working;

pub use known::Known;
pub use part::{LUCK, LuckPart};
pub use section::section;
pub use tally::{Game, Measured, game};
pub use texts::{Cause, LuckTexts};
