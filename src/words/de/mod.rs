//! The page in German.

pub(crate) mod settings;
