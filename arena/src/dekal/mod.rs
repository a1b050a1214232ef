//! Learning to play Dékal.

mod gradient;
mod learner;
mod lesson;
pub mod luck;
mod table_learner;
mod train;
pub mod yardstick;

pub use train::run as train;
