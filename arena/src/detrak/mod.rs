//! Learning to play Détrak, and measuring how well it went.

mod learner;
mod score;
mod train;

pub use score::run as score;
pub use train::run as train;
