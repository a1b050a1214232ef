//! This crate's texts in Italian.

pub(crate) mod luck;
pub(crate) mod statistics;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&statistics::TEXTS, &luck::TEXTS];
