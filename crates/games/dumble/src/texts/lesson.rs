//! The texts of Dumble's lesson, in every language.

use tutorial::StopTexts;
use ui::i18n::{Lang, Translated};

/// The texts of the lesson's stops in one language, in the order of the stops.
pub struct DumbleLesson(pub [StopTexts; 13]);

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static [StopTexts] {
    &DumbleLesson::of(lang).0
}
