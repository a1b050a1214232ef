//! What is heard and felt at a table: short sounds made in code, and the
//! trembling of a phone. Nothing of it exists until it is turned on.

mod cue;
mod heard;
mod make;
mod speaker;

pub use cue::Cue;
pub use heard::{SoundState, Sounds};
pub use make::make;
