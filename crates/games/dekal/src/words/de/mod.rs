//! Dékal's texts in German.

pub(crate) mod keys;
pub(crate) mod lesson;
pub(crate) mod rules;
pub(crate) mod summary;
pub(crate) mod table;

use ui::i18n::Words;

/// The texts that come with the language.
pub static WORDS: &Words = &[&summary::TEXTS];
