//! The page's own texts in Italian.

pub(crate) mod settings;
pub(crate) mod setup;
