//! What is heard and felt at a table: short sounds made in code, and the
//! trembling of a phone. Nothing of it exists until it is turned on.

mod cue;
mod make;
mod speaker;
mod state;

pub use cue::Cue;
pub use make::make;
pub use state::{SoundState, Sounds};
