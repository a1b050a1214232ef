//! This crate's texts in French.

pub(crate) mod tutorial;

use ui::i18n::CrateTexts;

/// All texts.
pub static TEXTS: &CrateTexts = &[&tutorial::TEXTS];
