//! This crate's texts in French.

pub(crate) mod analysis;
pub(crate) mod reasons;
