//! Baselines: players that are not levels of the bots, against which the levels are measured.

pub mod debacle;
pub mod dekal;
