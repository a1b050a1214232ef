//! The training of Débâcle's bots.

mod calibrate;
mod gradient;
mod learner;
mod round_values;
mod self_play;
mod train;

pub use calibrate::play as calibrate;
pub use train::run as train;
