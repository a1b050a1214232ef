//! Débâcle's texts in Italian.

pub(crate) mod differences;
pub(crate) mod keys;
pub(crate) mod lesson;
pub(crate) mod rules;
pub(crate) mod summary;
pub(crate) mod table;

use ui::i18n::CrateTexts;

/// The texts that come with the language.
pub static TEXTS: &CrateTexts = &[&summary::TEXTS];
