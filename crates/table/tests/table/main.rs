//! Tables of real games, whose crates stand on this one.

#![allow(clippy::unwrap_used)]

mod confirm;
mod hint;
mod runner;
