//! The texts of Dékal's lesson, in every language. The type gives every language the same number of texts.

use tutorial::StopTexts;
use ui::i18n::{Lang, Translated};

/// The texts of the stops of the lesson, in order.
pub struct DekalLesson(pub [StopTexts; 12]);

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static [StopTexts] {
    &DekalLesson::of(lang).0
}
