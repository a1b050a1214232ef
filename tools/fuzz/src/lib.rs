//! Fuzz targets: everything that Tablée reads from outside, and what has to hold of it.
//!
//! A [`Target`] reads one input and panics if something does not hold: what is accepted is written again with the
//! same meaning, every position that is accepted can be played on, and no input takes more memory than
//! [`MAX_BYTES`]. Its inputs begin with the files of `corpus`, in a folder for each target, and are changed from
//! there on ([`mutate`]).
//!
//! The test of this crate reads the corpora and a few hundred changed inputs for each target, always the same ones.
//! The program `long` is libFuzzer, which keeps what reaches new code and holds inputs to [`MAX_TIME`], too;
//! `cargo xtask fuzz` builds and runs it. The program `samples` writes inputs for a corpus to begin with.
//! `docs/testing.md` tells how to use them.

mod games;
mod lines;
mod messages;
mod mutation;
mod records;
mod target;

pub use messages::{Kind, with_kind};
pub use mutation::{Mutation, mutate};
pub use target::{Cost, MAX_BYTES, MAX_TIME, Target};
