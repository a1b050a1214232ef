//! The arena's commands: one program, for each is linked anew after every change.

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]

mod ask;
mod bench;
mod gauntlet;
#[cfg(target_os = "linux")]
mod interruptions;
mod ladder;
mod matches;
mod programs;
mod puzzles;
mod replay;
mod schema;
mod support;
mod weights;
