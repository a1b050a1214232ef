//! What is heard and felt at a table: short sounds made in code, and the
//! trembling of a phone. Nothing of it exists until it is turned on.

mod cue;
mod heard;
mod part;
mod speaker;

pub use cue::Cue;
pub use heard::{Heard, Sounds};
pub use part::{SOUND, SoundPart, make};
