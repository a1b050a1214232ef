//! Tables of real games, whose crates stand on this one.

mod confirm;
mod hint;
mod runner;
