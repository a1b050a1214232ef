//! The app's side of Dékal: its options, its table, its words.

pub mod options;
mod screen;
pub mod table;
pub mod texts;

pub use screen::{DekalScreen, SAVE};
