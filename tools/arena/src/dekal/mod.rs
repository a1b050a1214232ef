//! The training of Dékal's bots, and the measurement of the expert's losses.

mod calibrate;
mod episode;
mod gradient;
mod learner;
mod loss;
mod playouts;
mod schedule;
mod table_learner;
mod train;

pub use calibrate::play as calibrate;
pub use loss::run as loss;
pub use train::run as train;
