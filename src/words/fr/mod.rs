//! The page in French.

pub(crate) mod settings;
