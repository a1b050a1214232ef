//! Détrak in the arena: how tournaments ([`game`]), replays and programs see it; the training of its bots, and their mean score.

mod dice;
mod game;
mod learner;
mod score;
mod text_render;
mod train;
mod view_json;

pub use score::{ScoreOptions, run as score};
