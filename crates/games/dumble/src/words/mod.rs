//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::DumbleTexts;
use crate::board::DumbleKeys;
use crate::lesson::DumbleLesson;
use crate::rules::DumbleRules;
use ui::translated;

translated!(DumbleTexts, table);
translated!(DumbleRules, rules);
translated!(DumbleLesson, lesson, with_code);
translated!(DumbleKeys, keys, with_code);
