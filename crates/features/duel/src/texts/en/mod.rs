//! This crate's texts in English.

pub(crate) mod duel;
