//! This crate's texts in German.

pub(crate) mod luck;
pub(crate) mod statistics;
