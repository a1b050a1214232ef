//! What the page says, in each of its languages.
//!
//! Every text is a field of a struct that is [`Translated`], so one that is missing in a language
//! does not compile. The structs, and what their fields mean, are with what says them; a crate has
//! its texts in `words`, a folder for each language (see `docs/languages.md`).
//!
//! A release has the texts of each language in a file of their own: whoever reads French downloads
//! no English. So a language is loaded, and [`provide`]d, before it becomes the page's, and only then
//! may its texts be asked for.

mod phrases;
mod results;
mod texts;

use std::any::Any;
use std::sync::OnceLock;

use yew::prelude::*;

pub use model::lang::Lang;
pub use model::number_format::{NumberFormat, signed};
pub use phrases::{headed, list, list_and, names_and};
pub use results::ResultTexts;
pub use texts::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};

/// The texts of a crate in one language: structs that are [`Translated`].
pub type Words = [&'static (dyn Any + Sync)];

/// Texts that there are in every language.
pub trait Translated: Sized + Sync + 'static {
    /// The texts in a language, where those of all are built in: in tests, and while the page is
    /// worked on. See [`translated!`](crate::translated).
    fn built_in(lang: Lang) -> Option<&'static Self>;

    /// The texts in a language.
    ///
    /// # Panics
    /// If the language has not been [`provide`]d: the page speaks only languages that are loaded.
    fn of(lang: Lang) -> &'static Self {
        let texts = Self::built_in(lang).or_else(|| provided(lang));
        texts.expect("a language is loaded before it is spoken")
    }
}

/// Says that a struct of texts is translated: that the module of this name, in every language's folder,
/// has its `TEXTS`. To be said where the languages' folders are, in `words`.
#[macro_export]
macro_rules! translated {
    ($Texts:ty, $file:ident) => {
        impl $crate::i18n::Translated for $Texts {
            fn built_in(_lang: $crate::i18n::Lang) -> Option<&'static Self> {
                $crate::lazy::if_built_in!(match _lang {
                    $crate::i18n::Lang::Fr => &fr::$file::TEXTS,
                    $crate::i18n::Lang::En => &en::$file::TEXTS,
                    $crate::i18n::Lang::De => &de::$file::TEXTS,
                    $crate::i18n::Lang::Es => &es::$file::TEXTS,
                    $crate::i18n::Lang::It => &it::$file::TEXTS,
                })
            }
        }
    };
}

/// The texts of all crates, in the languages that have been loaded.
static PROVIDED: [OnceLock<&'static [&'static Words]>; Lang::ALL.len()] =
    [const { OnceLock::new() }; Lang::ALL.len()];

/// Makes a language's texts known, those of every crate.
pub fn provide(lang: Lang, words: &'static [&'static Words]) {
    // A second time they are the same.
    let _ = PROVIDED[lang as usize].set(words);
}

fn provided<T: Any>(lang: Lang) -> Option<&'static T> {
    let words = PROVIDED[lang as usize].get()?;
    let mut texts = words.iter().flat_map(|words| words.iter());
    texts.find_map(|texts| (*texts as &dyn Any).downcast_ref())
}

/// The language of the page, from the context that the app provides; English
/// outside of it.
#[hook]
pub fn use_lang() -> Lang {
    use_context::<Lang>().unwrap_or_default()
}

/// What the page says, in its language.
#[hook]
pub fn use_texts() -> &'static Texts {
    Texts::of(use_lang())
}
