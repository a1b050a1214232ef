//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::DetrakTexts;
use crate::board::DetrakKeys;
use crate::lesson::DetrakLesson;
use crate::rules::DetrakRules;
use ui::translated;

translated!(DetrakTexts, table);
translated!(DetrakRules, rules);
translated!(DetrakLesson, lesson, with_code);
translated!(DetrakKeys, keys, with_code);
