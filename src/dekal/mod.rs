//! The app's side of Dékal: its options, its table, its words.

pub mod options;
pub mod table;
pub mod texts;
