//! This crate's texts in Italian.

pub(crate) mod daily;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&daily::TEXTS];
