//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::board::DetrakKeys;
use crate::lesson::DetrakLesson;
use crate::rules::DetrakRules;
use crate::{DetrakSummary, DetrakTexts};
use ui::translated;

translated!(DetrakSummary, summary);
translated!(DetrakTexts, table, with_code);
translated!(DetrakRules, rules, with_code);
translated!(DetrakLesson, lesson, with_code);
translated!(DetrakKeys, keys, with_code);
