//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::board::DekalKeys;
use crate::lesson::DekalLesson;
use crate::rules::DekalRules;
use crate::{DekalSummary, DekalTexts};
use ui::translated;

translated!(DekalSummary, summary);
translated!(DekalTexts, table, with_code);
translated!(DekalRules, rules, with_code);
translated!(DekalLesson, lesson, with_code);
translated!(DekalKeys, keys, with_code);
