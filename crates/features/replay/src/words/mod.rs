//! The texts of this crate, a folder for each language.

mod de;
mod en;
mod es;
mod fr;
mod it;

use crate::RecordScreenTexts;
use ui::translated;

translated!(RecordScreenTexts, records, with_code);
