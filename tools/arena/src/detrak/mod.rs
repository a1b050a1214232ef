//! Learning to play Détrak, and measuring how well it went.

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
