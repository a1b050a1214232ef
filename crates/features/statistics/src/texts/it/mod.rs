//! This crate's texts in Italian.

pub(crate) mod luck;
pub(crate) mod statistics;
