//! The screens around the tables.

mod home;
mod keys;
mod options;
mod picture;
mod play;
pub mod records;
mod rules;
pub mod settings;

pub use home::Home;
pub use keys::{KEYS, KeysPart};
pub use options::{Form, OptionsScreen};
pub use records::{RECORDS, RecordsPart, Sharing, SharingRow, why};
pub use rules::{RulesOf, RulesPart, RulesScreen};
pub use settings::SETTINGS;
