//! Dékal in the arena: how tournaments ([`game`]), replays and programs see it; the training of its bots, and the measurement of the expert's losses.

mod calibrate;
mod episode;
mod game;
mod gradient;
mod learner;
mod loss;
mod luck;
mod playouts;
mod schedule;
mod table_learner;
mod text_render;
mod train;
mod view_json;

pub use calibrate::play as calibrate;
pub use loss::run as loss;
