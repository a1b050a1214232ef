//! The page's own texts in French.

pub(crate) mod settings;
pub(crate) mod setup;
