//! This crate's texts in English.

pub(crate) mod analysis;
pub(crate) mod reasons;
