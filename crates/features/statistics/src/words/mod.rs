//! The texts of this crate, a folder for each language.

mod de;
mod en;
mod es;
mod fr;
mod it;

use crate::StatisticsTexts;
use crate::luck::LuckTexts;
use ui::translated;

translated!(StatisticsTexts, statistics, with_code);
translated!(LuckTexts, luck, with_code);
