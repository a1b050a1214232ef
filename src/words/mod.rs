//! The texts of the screens around the tables, a folder for each language.

mod de;
mod en;
mod es;
mod fr;
mod it;

use crate::texts::{SettingsScreenTexts, SetupTexts};
use ui::translated;

translated!(SettingsScreenTexts, settings, with_code);
translated!(SetupTexts, setup, with_code);

#[cfg(test)]
mod tests;
