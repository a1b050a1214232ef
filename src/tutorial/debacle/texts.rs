//! What the lesson of Débâcle says, in every language: as many texts in each.

use super::super::StopTexts;
use ui::i18n::{Lang, Translated};
use ui::translated;

/// What is said at its stops, in their order.
pub struct DebacleLesson(pub [StopTexts; 15]);

translated!(DebacleLesson, debacle_lesson);

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &DebacleLesson::of(lang).0
}
