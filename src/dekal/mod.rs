//! Dékal: the table and its options.

pub mod table;
pub mod texts;
