//! The analysis board: a match on its game's own table, on which every seat can try other moves, as variations of a tree
//! (`model::analysis`); and what is expected of every move, by the one judgement (`docs/judgement.md`).
//!
//! This crate may depend on replays, tables, and all below them. Begin with `board`, which is the state.

mod board;
mod cards;
mod cells;
mod chance;
mod judged;
mod kept;
mod keys;
mod moves;
mod opening;
mod panel;
mod refusal;
mod screen;
mod setup;
mod texts;

pub use kept::KeptScreen;
pub use opening::{
    AnalysisRequest, POSITION, Subject, game_of_position, kept_route, route_of_position,
};
pub use screen::analysis;
