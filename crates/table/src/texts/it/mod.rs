//! This crate's texts in Italian.

pub(crate) mod hint;
pub(crate) mod other_tab;
pub(crate) mod result;
pub(crate) mod watch;

use ui::i18n::CrateTexts;

/// All texts.
pub static TEXTS: &CrateTexts = &[
    &other_tab::TEXTS,
    &hint::TEXTS,
    &result::TEXTS,
    &watch::TEXTS,
];
