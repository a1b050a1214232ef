//! This crate's texts in Spanish.

pub(crate) mod hint;
pub(crate) mod other_tab;
pub(crate) mod result;
pub(crate) mod watch;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[
    &other_tab::TEXTS,
    &hint::TEXTS,
    &result::TEXTS,
    &watch::TEXTS,
];
