//! This crate's texts in German.

pub(crate) mod records;
pub(crate) mod share;
