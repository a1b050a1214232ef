//! Dékal in the arena: how tournaments ([`game`]), replays and programs see it; the training of its bots.

mod episode;
mod game;
mod gradient;
mod learner;
mod luck;
mod schedule;
mod table_learner;
mod text_render;
mod train;
mod view_json;
