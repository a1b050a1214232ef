//! This crate's texts in German.

pub(crate) mod mistakes;
pub(crate) mod puzzles;
