//! Dumble in the arena: how tournaments ([`game`]), replays and programs see it; the training of its bots.

mod game;
mod learner;
mod text_render;
mod train;
mod view_json;
