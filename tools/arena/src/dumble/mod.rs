//! Learning to play Dumble.

mod learner;
mod train;

pub use train::run as train;
