//! This crate's texts in French.

pub(crate) mod records;
pub(crate) mod share;
