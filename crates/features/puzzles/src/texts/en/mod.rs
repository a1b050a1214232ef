//! This crate's texts in English.

pub(crate) mod course;
pub(crate) mod mistakes;
pub(crate) mod progress;
pub(crate) mod puzzles;
