//! The screens around the tables.

mod home;
mod keys;
mod no_such_address;
pub mod settings;
mod today;

pub use home::Home;
pub use keys::{KEYS, KeysPart};
pub use no_such_address::NO_SUCH_ADDRESS;
pub use settings::SETTINGS;
