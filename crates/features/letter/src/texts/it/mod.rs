//! This crate's texts in Italian.

pub(crate) mod letter;
