//! The games of the day: one of each kind a day, the same for everybody.
//! `docs/daily.md` tells what is played, what counts, and what par is.

mod calendar;
mod card;
mod dates;
mod deal;
mod log;
mod par;
mod part;
mod result;
mod screen;
mod share;
mod streak;
mod table;
mod texts;

pub use deal::{FIRST, is_of_some_day, options, par_level, seed};
pub use log::{Ended, Log, count, export, import, set_par};
pub use par::{Playing, play};
pub use part::{DAILY, DailyPart};
pub use streak::{Streak, streak};
pub use texts::DailyTexts;
