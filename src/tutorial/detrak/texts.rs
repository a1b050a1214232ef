//! What the lesson of Détrak says, in every language: as many texts in each.

use super::super::StopTexts;
use crate::i18n::Lang;

/// What is said at its stops, in their order.
pub type DetrakLesson = [StopTexts; 13];

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &lang.words().detrak_lesson
}
