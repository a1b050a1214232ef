//! This crate's texts in Italian.

pub(crate) mod records;
pub(crate) mod share;
