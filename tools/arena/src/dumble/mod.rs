//! The training of Dumble's bots.

mod learner;
mod train;

pub use train::run as train;
