//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::RecordScreenTexts;
use ui::translated;

translated!(RecordScreenTexts, records);
