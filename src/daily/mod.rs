//! The day's game: one of each kind a day, the same for everybody.

mod deal;
mod log;
mod par;
mod streak;

pub use deal::{FIRST, is_of_some_day, options, par_level, seed};
pub use log::{Ended, Log, count, export, import, set_par};
pub use par::{Playing, play};
pub use streak::{Streak, streak};
