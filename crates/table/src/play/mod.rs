//! What drives a match at its table: the traits of a game, the runner, and the state of a table.

pub mod commands;
pub mod confirm;
pub mod form;
pub mod game_part;
pub mod hooks;
pub mod options;
pub mod playable;
pub mod replayed;
pub mod rules;
pub mod runner;
pub mod steps;
pub mod table_model;
