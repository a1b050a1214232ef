//! Fuzz targets: what Tablée reads from outside, and what has to hold of every input that it accepts.
//!
//! A [`Target`] reads one input. It panics if accepted input is not written again with the same meaning, if an accepted
//! position cannot be played on, or if reading takes more memory than [`MAX_BYTES`]. [`mutate`] changes the inputs of
//! `corpus`, which has a folder for each target.
//!
//! - The test `corpora` reads the corpora, and 2,000 changed inputs for each target, always the same ones.
//! - The test `targets` is bolero: any number of inputs that are changed at random, or that libFuzzer chooses. In an
//!   optimised program it also holds them to [`MAX_TIME`].
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
pub use mutation::mutate;
pub use target::{Cost, MAX_BYTES, MAX_LENGTH, MAX_TIME, Target};
