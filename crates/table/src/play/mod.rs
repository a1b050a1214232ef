//! What drives a match at its table: what a game brings, the runner, the bots and the person's commands.

pub mod bots_match;
pub mod change;
pub mod commands;
mod cover;
pub mod form;
pub mod hooks;
pub mod options;
pub mod parts;
pub mod persons;
pub mod playable;
pub mod replayed;
pub mod rules;
pub mod runner;
pub mod steps;
pub mod switches;
pub mod table_reducer;
pub mod watch;
