//! The texts of this crate, a folder for each language.

mod de;
mod en;
mod es;
mod fr;
mod it;

use crate::DailyTexts;
use ui::translated;

translated!(DailyTexts, daily, with_code);
