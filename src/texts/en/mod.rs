//! The page's own texts in English.

pub(crate) mod settings;
pub(crate) mod setup;
