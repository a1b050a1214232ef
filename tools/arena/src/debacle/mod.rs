//! Learning to play Débâcle.

mod calibrate;
mod gradient;
mod learner;
mod play;
mod rounds;
mod train;

pub use calibrate::play as calibrate;
pub use train::run as train;
