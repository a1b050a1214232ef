//! Fuzz targets: what Tablée reads from outside, and what has to hold of every input that it accepts.
//!
//! A [`Target`] reads one input. It panics if accepted input is not written again with the same meaning, if an accepted
//! position cannot be played on, or if reading takes more memory than [`MAX_BYTES`]. [`mutate`] changes the inputs of
//! `corpus`, which has a folder for each target.
//!
//! - The test of this crate reads the corpora, and 2,000 changed inputs for each target, always the same ones.
//! - The program `long` is libFuzzer; `cargo xtask fuzz` builds and runs it.
//! - The program `plain` is optimised instead of instrumented, and also holds inputs to [`MAX_TIME`]: those that `long`
//!   has found, or, for `cargo xtask fuzz --inputs`, any number of mutated ones.
//! - The program `samples` writes inputs for a corpus to begin with.
//!
//! The crate may depend on engine, protocol, bots, model, ui and arena, whose input it reads; no crate depends on it.
//! Begin with [`Target::ALL`], then read `records`. `docs/testing.md` tells how to use all this.

mod games;
mod imports;
mod lines;
mod messages;
mod mutation;
mod records;
mod target;
mod weights;

pub use imports::plan_of;
pub use messages::{Kind, with_kind};
pub use mutation::{Mutation, mutate};
pub use target::{Cost, MAX_BYTES, MAX_LENGTH, MAX_TIME, Target, files_of};
