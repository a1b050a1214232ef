//! Watching bots play among themselves: no person sits at the table, the table
//! plays itself, and whoever looks on says how fast.

mod controls;
mod field;
mod playback;
mod texts;

pub use controls::{Controls, ControlsProps};
pub use field::field;
pub use playback::{Playback, PlaybackState};
pub use texts::{WatchTexts, texts};
