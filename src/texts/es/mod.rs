//! The page's own texts in Spanish.

pub(crate) mod settings;
pub(crate) mod setup;
