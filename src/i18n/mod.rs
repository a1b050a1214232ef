//! The languages of the page, and what it says in each.
//!
//! Every text is a field of a struct, so one that is missing in a language
//! does not compile. The structs, and what their fields mean, are with the parts
//! of the page that say them; [`Words`] has them all. A language is a folder
//! beside `en`, one `mod` line, one part, one variant of [`Lang`], and one line in
//! each `match` here (see `docs/languages.md`).
//!
//! The words of a language are a part of the page: whoever reads French downloads no English. So a
//! language is loaded before it becomes the page's, and only then may its words be asked for.

mod de;
mod en;
mod es;
mod fr;
mod it;
mod numbers;
mod phrases;
mod texts;
mod words;

use lazy::{NotLoaded, Part};
use serde::{Deserialize, Serialize};
use yew::prelude::*;

pub use numbers::Numbers;
pub use texts::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};
pub use words::Words;

// A reference, so that a language is there once.
lazy::part!(FR: &'static Words = words_fr, &fr::WORDS);
lazy::part!(EN: &'static Words = words_en, &en::WORDS);
lazy::part!(DE: &'static Words = words_de, &de::WORDS);
lazy::part!(ES: &'static Words = words_es, &es::WORDS);
lazy::part!(IT: &'static Words = words_it, &it::WORDS);

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// French.
    Fr,
    /// English, which is also spoken to those whose language is not here.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
    /// Italian.
    It,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Lang; 5] = [Lang::Fr, Lang::En, Lang::De, Lang::Es, Lang::It];

    /// The language's tag (BCP 47), as in `<html lang>`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
            Lang::De => "de",
            Lang::Es => "es",
            Lang::It => "it",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::Fr => "Français",
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Es => "Español",
            Lang::It => "Italiano",
        }
    }

    /// The part of the page that has the words.
    const fn part(self) -> &'static Part<&'static Words> {
        match self {
            Lang::Fr => &FR,
            Lang::En => &EN,
            Lang::De => &DE,
            Lang::Es => &ES,
            Lang::It => &IT,
        }
    }

    /// Whether its words are here.
    pub fn is_here(self) -> bool {
        self.part().get().is_some()
    }

    /// Loads its words, unless they are here. What failed can be tried again.
    ///
    /// # Errors
    /// If they cannot be had.
    pub async fn load(self) -> Result<(), NotLoaded> {
        self.part().load().await.map(drop)
    }

    /// What the page says in this language.
    ///
    /// # Panics
    /// If the words are not here: the page speaks only languages that are.
    pub fn words(self) -> &'static Words {
        let words = self.part().get();
        words.expect("a language is loaded before it is spoken")
    }

    /// What is said in many places.
    pub fn texts(self) -> &'static Texts {
        &self.words().common
    }

    /// The first of a person's languages, best first, that the page speaks;
    /// only the part before the first dash counts (`fr-CA` is French).
    pub fn detect<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Lang {
        wanted
            .into_iter()
            .find_map(|tag| {
                let primary = tag.split(['-', '_']).next()?;
                Lang::ALL
                    .into_iter()
                    .find(|lang| lang.tag().eq_ignore_ascii_case(primary))
            })
            .unwrap_or_default()
    }

    /// The language the browser asks for.
    pub fn of_browser() -> Lang {
        let wanted: Vec<String> = web_sys::window()
            .map(|window| window.navigator().languages())
            .map(|tags| tags.iter().filter_map(|tag| tag.as_string()).collect())
            .unwrap_or_default();
        Lang::detect(wanted.iter().map(String::as_str))
    }
}

/// A whole number, with a real minus sign.
pub fn signed(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
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
    use_lang().texts()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_spoken_here_is_taken() {
        assert_eq!(Lang::detect(["fr-CA", "en"]), Lang::Fr);
        assert_eq!(Lang::detect(["pt-BR", "FR", "en-GB"]), Lang::Fr);
        assert_eq!(Lang::detect(["en_US", "fr"]), Lang::En);
        assert_eq!(
            Lang::detect(["fry", "frr-DE"]),
            Lang::En,
            "Frisian is not French"
        );
        assert_eq!(Lang::detect([]), Lang::En);
    }

    #[test]
    fn what_is_said_without_the_program_is_said_in_every_language() {
        let start = include_str!("../../static/start.js");
        let tags = Lang::ALL.map(|lang| format!("\"{}\"", lang.tag()));
        let list = format!("const LANGUAGES = [{}];", tags.join(", "));
        assert!(start.contains(&list), "start.js does not say {list}");
        let page = include_str!("../../index.html");
        let reset = include_str!("../../static/reset.html");
        for lang in Lang::ALL {
            let said = format!("lang=\"{}\"", lang.tag());
            let failed = format!("data-failed=\"\" {said}");
            assert_eq!(page.matches(&failed).count(), 1, "{lang:?}");
            let framed = format!("data-framed=\"\" {said}");
            assert_eq!(page.matches(&framed).count(), 1, "{lang:?}");
            let about = "the description, what is said of a failure, of frames, and of scripts";
            let default = usize::from(lang == Lang::default());
            assert_eq!(
                page.matches(&said).count(),
                4 + default,
                "{lang:?}: {about}"
            );
            let section = format!("<section class=\"panel\" {said}>");
            assert_eq!(reset.matches(&section).count(), 1, "{lang:?}");
        }
    }

    #[test]
    fn french_never_breaks_a_line_before_its_tall_signs() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/i18n/fr");
        let mut signs = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            for (number, line) in text.lines().enumerate() {
                for sign in [" :", " ;", " ?", " »", "« ", " %", " !"] {
                    let code = line.contains("!=") || line.trim_start().starts_with("//");
                    let place = (path.display(), number + 1);
                    assert!(
                        code || !line.contains(sign),
                        "{place:?}: plain space in {line}"
                    );
                }
                signs += line.matches(['?', '»']).count();
            }
        }
        assert!(signs > 10, "{signs}");
    }
}
