//! This crate's texts in German.

pub(crate) mod analysis;
pub(crate) mod reasons;
