//! This crate's texts in French.

pub(crate) mod letter;
