//! This crate's texts in French.

pub(crate) mod luck;
pub(crate) mod statistics;
