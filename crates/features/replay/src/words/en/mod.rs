//! This crate's texts in English.

pub(crate) mod records;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&records::TEXTS];
