//! Learning to play Débâcle.

mod gradient;
mod learner;
mod play;
mod rounds;
mod train;
pub mod yardstick;

pub use train::run as train;
