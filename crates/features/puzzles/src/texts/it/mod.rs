//! This crate's texts in Italian.

pub(crate) mod mistakes;
pub(crate) mod puzzles;
