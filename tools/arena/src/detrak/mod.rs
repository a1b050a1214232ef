//! Détrak in the arena: how tournaments ([`game`]), replays and programs see it; the training of its bots, and the measurement of their play.

mod dice;
mod exact;
mod game;
mod learner;
mod loss;
mod playouts;
mod score;
mod text_render;
mod train;
mod view_json;

pub use loss::run as loss;
pub use score::{ScoreOptions, run as score};
