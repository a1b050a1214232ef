//! This crate's texts in English.

pub(crate) mod records;
pub(crate) mod share;
