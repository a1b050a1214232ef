//! This crate's texts in German.

pub(crate) mod letter;
