//! What the lesson of Dumble says, in every language: as many texts in each.

use super::super::StopTexts;
use crate::i18n::{Lang, Translated};
use crate::translated;

/// What is said at its stops, in their order.
pub struct DumbleLesson(pub [StopTexts; 13]);

translated!(DumbleLesson, dumble_lesson);

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [StopTexts] {
    &DumbleLesson::of(lang).0
}
