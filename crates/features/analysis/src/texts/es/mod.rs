//! This crate's texts in Spanish.

pub(crate) mod analysis;
pub(crate) mod reasons;
