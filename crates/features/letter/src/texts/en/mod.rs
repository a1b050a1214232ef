//! This crate's texts in English.

pub(crate) mod letter;
