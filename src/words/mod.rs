//! The texts of the screens around the tables, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::texts::SettingsScreenTexts;
use ui::translated;

translated!(SettingsScreenTexts, settings);

#[cfg(test)]
mod tests;
