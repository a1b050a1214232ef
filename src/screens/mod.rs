//! The screens around the tables.

mod home;
mod keys;
mod others;
pub mod settings;
mod today;

pub use home::Home;
pub use others::RECORDS;
pub use settings::SETTINGS;
