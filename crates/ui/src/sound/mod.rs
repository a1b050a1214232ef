//! The sounds and vibrations of tables. The sounds are made in code; nothing is set up before the first
//! sound.

mod cue;
mod make;
mod speaker;
mod state;
mod volume;

pub use cue::Cue;
pub use make::make;
pub use state::{SoundState, Sounds};
pub use volume::{Volume, toggle};
