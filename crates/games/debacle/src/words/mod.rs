//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::board::DebacleKeys;
use crate::lesson::DebacleLesson;
use crate::rules::DebacleRules;
use crate::{DebacleSummary, DebacleTexts};
use ui::translated;

translated!(DebacleSummary, summary);
translated!(DebacleTexts, table, with_code);
translated!(DebacleRules, rules, with_code);
translated!(DebacleLesson, lesson, with_code);
translated!(DebacleKeys, keys, with_code);
