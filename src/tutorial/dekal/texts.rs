//! What the lesson of Dékal says, in every language: as many texts in each.

use super::super::StopTexts;
use crate::i18n::Lang;

/// What is said at its stops, in their order.
pub type DekalLesson = [StopTexts; 12];

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &lang.words().dekal_lesson
}
