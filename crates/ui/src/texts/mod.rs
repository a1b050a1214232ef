//! The texts of this crate, a folder for each language.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use crate::i18n::ResultLineTexts;
use crate::i18n::Texts;
use crate::keys::KeysTexts;
use crate::translated;

translated!(KeysTexts, keys, with_code);
translated!(ResultLineTexts, results);
translated!(Texts, common);
