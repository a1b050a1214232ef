//! What tables say in Italian.

pub(crate) mod elsewhere;
pub(crate) mod hint;
pub(crate) mod watch;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[&elsewhere::TEXTS, &hint::TEXTS, &watch::TEXTS];
