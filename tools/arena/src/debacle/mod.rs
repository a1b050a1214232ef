//! Débâcle in the arena: how tournaments ([`game`]), replays and programs see it; the training of its bots.

mod game;
mod gradient;
mod learner;
mod round_values;
mod self_play;
mod text_render;
mod train;
mod view_json;
