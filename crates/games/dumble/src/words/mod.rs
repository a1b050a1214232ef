//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::board::DumbleKeys;
use crate::lesson::DumbleLesson;
use crate::rules::DumbleRules;
use crate::{DumbleSummary, DumbleTexts};
use ui::translated;

translated!(DumbleSummary, summary);
translated!(DumbleTexts, table, with_code);
translated!(DumbleRules, rules, with_code);
translated!(DumbleLesson, lesson, with_code);
translated!(DumbleKeys, keys, with_code);
