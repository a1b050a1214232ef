//! This crate's texts in English.

pub(crate) mod mistakes;
pub(crate) mod puzzles;
