//! Tables of real games, whose crates stand on this one.

#![allow(clippy::unwrap_used)]

mod confirm;
mod ends;
mod hint;
mod runner;
