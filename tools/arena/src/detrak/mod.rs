//! The training of Détrak's bots, and the measurement of their play.

mod dice;
mod exact;
mod learner;
mod loss;
mod playouts;
mod score;
mod train;

pub use loss::run as loss;
pub use score::{ScoreOptions, run as score};
pub use train::run as train;
