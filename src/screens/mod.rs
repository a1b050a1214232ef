//! The screens around the tables.

mod home;
mod keys;
pub mod settings;
mod today;

pub use home::Home;
pub use keys::{KEYS, KeysPart};
pub use settings::SETTINGS;
