//! The page in Italian.

pub(crate) mod settings;
