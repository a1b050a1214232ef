//! Learning to play Dékal, and measuring what is lost.

mod calibrate;
mod further;
mod gradient;
mod learner;
mod lesson;
mod loss;
pub mod luck;
mod table_learner;
mod train;
pub mod yardstick;

pub use calibrate::play as calibrate;
pub use loss::run as loss;
pub use train::run as train;
