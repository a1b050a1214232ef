//! The texts of Débâcle's lesson, in every language: as many texts in each.

use tutorial::StopTexts;
use ui::i18n::{Lang, Translated};

/// What is said at its stops, in their order.
pub struct DebacleLesson(pub [StopTexts; 15]);

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &DebacleLesson::of(lang).0
}
