//! The screens around the tables.

mod home;
mod keys;
mod options;
mod picture;
mod play;
mod rules;
pub mod settings;

pub use home::Home;
pub use keys::{KEYS, KeysPart};
pub use options::OptionsScreen;
pub use rules::RulesScreen;
pub use settings::SETTINGS;
