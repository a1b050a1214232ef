//! This crate's texts in Italian.

pub(crate) mod analysis;
pub(crate) mod reasons;
