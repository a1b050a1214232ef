//! What the lesson of Détrak says, in every language: as many texts in each.

use super::super::StopTexts;
use ui::i18n::{Lang, Translated};
use ui::translated;

/// What is said at its stops, in their order.
pub struct DetrakLesson(pub [StopTexts; 13]);

translated!(DetrakLesson, detrak_lesson);

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &DetrakLesson::of(lang).0
}
