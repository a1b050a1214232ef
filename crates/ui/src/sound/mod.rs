//! The sounds and vibrations of tables. The sounds are made in code. Nothing of it exists until it is turned
//! on.

mod cue;
mod make;
mod speaker;
mod state;

pub use cue::Cue;
pub use make::make;
pub use state::{SoundState, Sounds};
