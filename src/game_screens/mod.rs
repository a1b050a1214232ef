//! The screens of each game besides its table.

mod options;
mod play;
mod rules;
mod setup;
mod suggestion;

pub use options::OptionsScreen;
pub use play::{on_table, play};
pub use rules::RulesScreenPart;
