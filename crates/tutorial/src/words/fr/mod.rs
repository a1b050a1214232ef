//! This crate's texts in French.

pub(crate) mod tutorial;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&tutorial::TEXTS];
