//! What tables say in Spanish.

pub(crate) mod hint;
pub(crate) mod watch;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&hint::TEXTS, &watch::TEXTS];
