//! The texts of the page, in each of its languages.
//!
//! Every text is a field of a struct that is [`Translated`], so a text that a language lacks does not compile. The
//! struct's fields are documented where it is declared. A crate has its texts in `texts`, a folder for each language
//! (see `docs/adding-a-language.md`).
//!
//! A release has the texts of home and the tables in a file for each language: a person who reads French
//! downloads no English. So a language is loaded and [`provide`]d before it becomes the page's language, and
//! these texts can be read only then.

mod compose;
mod results;
mod texts;

use std::any::Any;
use std::sync::OnceLock;

use yew::prelude::*;

pub use compose::{capitalised, counted, headed, list, list_and, names_and};
pub use model::lang::Lang;
pub use model::number_format::{NumberFormat, signed};
pub use results::ResultLineTexts;
pub use texts::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};

/// The texts of a crate in one language: structs that are [`Translated`].
pub type CrateTexts = [&'static (dyn Any + Sync)];

/// A struct of texts that every language has.
pub trait Translated: Sized + Sync + 'static {
    /// The texts in a language, if they need not be loaded: those that come with the code that uses them, and
    /// all of them in tests and in `cargo xtask play`. See [`translated!`](crate::translated).
    fn built_in(lang: Lang) -> Option<&'static Self>;

    /// The texts in a language.
    ///
    /// # Panics
    ///
    /// If the language has not been [`provide`]d. The page uses only languages that are loaded.
    fn of(lang: Lang) -> &'static Self {
        let texts = Self::built_in(lang).or_else(|| provided(lang));
        texts.expect("a language is loaded before it is spoken")
    }
}

/// Declares a struct of texts as translated: the module of this name in every language's folder has its
/// `TEXTS`. It belongs into `texts/mod.rs`, beside the folders.
///
/// Texts of screens that are loaded later are declared `with_code`: they are loaded with the code that uses
/// them, in all languages, so that nobody waits for them before the first screen.
#[macro_export]
macro_rules! translated {
    ($Texts:ty, $file:ident) => {
        impl $crate::i18n::Translated for $Texts {
            fn built_in(_lang: $crate::i18n::Lang) -> Option<&'static Self> {
                $crate::lazy::if_built_in!($crate::in_language!(_lang, $file))
            }
        }
    };
    ($Texts:ty, $file:ident, with_code) => {
        impl $crate::i18n::Translated for $Texts {
            fn built_in(lang: $crate::i18n::Lang) -> Option<&'static Self> {
                Some($crate::in_language!(lang, $file))
            }
        }
    };
}

/// For [`translated!`]: the texts of a file in a language.
#[doc(hidden)]
#[macro_export]
macro_rules! in_language {
    ($lang:expr, $file:ident) => {
        match $lang {
            $crate::i18n::Lang::Fr => &fr::$file::TEXTS,
            $crate::i18n::Lang::En => &en::$file::TEXTS,
            $crate::i18n::Lang::De => &de::$file::TEXTS,
            $crate::i18n::Lang::Es => &es::$file::TEXTS,
            $crate::i18n::Lang::It => &it::$file::TEXTS,
        }
    };
}

/// The texts of all crates, in the languages that are loaded.
static PROVIDED: [OnceLock<&'static [&'static CrateTexts]>; Lang::ALL.len()] =
    [const { OnceLock::new() }; Lang::ALL.len()];

/// Registers the texts of a language, those of every crate.
pub fn provide(lang: Lang, crates: &'static [&'static CrateTexts]) {
    // A second call has the same texts.
    let _ = PROVIDED[lang as usize].set(crates);
}

fn provided<T: Any>(lang: Lang) -> Option<&'static T> {
    let crates = PROVIDED[lang as usize].get()?;
    let mut texts = crates.iter().flat_map(|texts| texts.iter());
    texts.find_map(|texts| (*texts as &dyn Any).downcast_ref())
}

/// The language of the page, from the context that the app provides; English
/// outside of it.
#[hook]
pub fn use_lang() -> Lang {
    use_context::<Lang>().unwrap_or_default()
}

/// The texts of the page's language.
#[hook]
pub fn use_texts() -> &'static Texts {
    Texts::of(use_lang())
}
