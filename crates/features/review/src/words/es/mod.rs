//! This crate's texts in Spanish.

pub(crate) mod review;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&review::TEXTS];
