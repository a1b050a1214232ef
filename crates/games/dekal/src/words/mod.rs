//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::DekalTexts;
use crate::board::DekalKeys;
use crate::lesson::DekalLesson;
use crate::rules::DekalRules;
use ui::translated;

translated!(DekalTexts, table);
translated!(DekalRules, rules);
translated!(DekalLesson, lesson, with_code);
translated!(DekalKeys, keys, with_code);
