//! The page in Italian.

pub(crate) mod settings;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&settings::TEXTS];
