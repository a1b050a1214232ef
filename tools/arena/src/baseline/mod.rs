//! Baselines: players that are no levels of the bots, for measuring these.

pub mod debacle;
pub mod dekal;
