//! The texts of Détrak's lesson, in every language: as many texts in each.

use tutorial::StopTexts;
use ui::i18n::{Lang, Translated};

/// What is said at its stops, in their order.
pub struct DetrakLesson(pub [StopTexts; 13]);

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &DetrakLesson::of(lang).0
}
