//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::DebacleTexts;
use crate::board::DebacleKeys;
use crate::lesson::DebacleLesson;
use crate::rules::DebacleRules;
use ui::translated;

translated!(DebacleTexts, table);
translated!(DebacleRules, rules);
translated!(DebacleLesson, lesson, with_code);
translated!(DebacleKeys, keys, with_code);
