//! This crate's texts in Spanish.

pub(crate) mod luck;
pub(crate) mod statistics;
