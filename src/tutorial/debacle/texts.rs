//! What the lesson of Débâcle says, in every language: as many texts in each.

use super::super::StopTexts;
use crate::i18n::Lang;

/// What is said at its stops, in their order.
pub type DebacleLesson = [StopTexts; 15];

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &lang.words().debacle_lesson
}
