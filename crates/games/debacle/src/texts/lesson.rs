//! The texts of Débâcle's lesson, in every language.

use tutorial::StopTexts;
use ui::i18n::{Lang, Translated};

/// The texts of the lesson's stops in one language, in the order of the stops.
pub struct DebacleLesson(pub [StopTexts; 15]);

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static [StopTexts] {
    &DebacleLesson::of(lang).0
}
