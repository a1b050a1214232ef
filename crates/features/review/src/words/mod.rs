//! The texts of this crate, a folder for each language.

mod de;
mod en;
mod es;
mod fr;
mod it;

use crate::ReviewTexts;
use ui::translated;

translated!(ReviewTexts, review, with_code);
