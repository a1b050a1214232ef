//! This crate's texts in English.

pub(crate) mod luck;
pub(crate) mod statistics;
