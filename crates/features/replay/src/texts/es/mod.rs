//! This crate's texts in Spanish.

pub(crate) mod records;
pub(crate) mod share;
