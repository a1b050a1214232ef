//! The app's side of Dékal.

pub mod options;
