//! The screens around the tables.

mod home;
mod keys;
mod picture;
pub mod settings;

pub use home::Home;
pub use keys::{KEYS, KeysPart};
pub use settings::SETTINGS;
