//! This crate's texts in Spanish.

pub(crate) mod letter;
