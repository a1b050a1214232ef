//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::frame::result::ResultPanelTexts;
use crate::hint::HintTexts;
use crate::saving::other_tab::TabTexts;
use crate::watch::WatchTexts;
use ui::translated;

translated!(WatchTexts, watch);
translated!(HintTexts, hint);
translated!(TabTexts, other_tab);
translated!(ResultPanelTexts, result);
