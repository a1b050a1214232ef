//! How a match at a table is opened, saved and kept among the games played.

pub mod archiver;
pub mod game_part;
pub mod match_table;
pub mod other_tab;
pub mod save;
pub mod save_channel;
pub mod screen;
