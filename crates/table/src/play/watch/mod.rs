//! Watching bots: no person sits at the table, the table plays by itself, and the spectator controls the
//! speed.

mod controls;
mod playback;
mod texts;

pub use controls::{Controls, ControlsProps, speed_field, use_moving_speed};
pub use playback::{Playback, PlaybackState};
pub use texts::{WatchTexts, texts};
