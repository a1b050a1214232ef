//! Dumble in Spanish.

pub(crate) mod lesson;
pub(crate) mod rules;
pub(crate) mod table;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&lesson::TEXTS, &rules::TEXTS, &table::TEXTS];
