//! The page in Spanish.

pub(crate) mod settings;
