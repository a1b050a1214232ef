//! Learning to play Détrak, and measuring how well it went.

mod dice;
mod exact;
mod further;
mod learner;
mod loss;
mod score;
mod train;

pub use loss::run as loss;
pub use score::run as score;
pub use train::run as train;
