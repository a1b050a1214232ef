//! The page in English.

pub(crate) mod settings;
