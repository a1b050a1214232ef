//! The day's game: one of each kind a day, the same for everybody.

mod deal;

pub use deal::{FIRST, is_of_some_day, options, seed};
