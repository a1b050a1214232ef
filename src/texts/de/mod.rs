//! The page's own texts in German.

pub(crate) mod settings;
pub(crate) mod setup;
