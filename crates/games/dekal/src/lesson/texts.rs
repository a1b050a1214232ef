//! The texts of Dékal's lesson, in every language: as many texts in each.

use tutorial::StopTexts;
use ui::i18n::{Lang, Translated};

/// What is said at its stops, in their order.
pub struct DekalLesson(pub [StopTexts; 12]);

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &DekalLesson::of(lang).0
}
