//! The languages of the page, and what it says in each.
//!
//! Every text is a field of a struct, so one that is missing in a language
//! does not compile. The structs, and what their fields mean, are with the parts
//! of the page that say them; [`Words`] has them all. A language is a folder
//! beside `en`, one `mod` line, one variant of [`Lang`], and one line in each
//! `match` here.

mod en;
mod fr;
mod it;
mod numbers;
mod texts;
mod words;

use serde::{Deserialize, Serialize};
use yew::prelude::*;

pub use numbers::Numbers;
pub use texts::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};
pub use words::Words;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// French.
    Fr,
    /// English, which is also spoken to those whose language is not here.
    #[default]
    En,
    /// Italian.
    It,
}

impl Lang {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Lang; 3] = [Lang::Fr, Lang::En, Lang::It];

    /// The language's tag (BCP 47), as in `<html lang>`.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
            Lang::It => "it",
        }
    }

    /// The language's own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::Fr => "Français",
            Lang::En => "English",
            Lang::It => "Italiano",
        }
    }

    /// All that the page says in this language.
    pub fn words(self) -> &'static Words {
        match self {
            Lang::Fr => &fr::WORDS,
            Lang::En => &en::WORDS,
            Lang::It => &it::WORDS,
        }
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
        assert_eq!(Lang::detect(["de-DE", "FR", "en-GB"]), Lang::Fr);
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
            let about = "the description, what is said of a failure, and of scripts";
            let default = usize::from(lang == Lang::default());
            assert_eq!(
                page.matches(&said).count(),
                3 + default,
                "{lang:?}: {about}"
            );
            let section = format!("<section class=\"panel\" {said}>");
            assert_eq!(reset.matches(&section).count(), 1, "{lang:?}");
        }
    }

    #[test]
    fn french_never_breaks_a_line_before_its_tall_signs() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/i18n/fr");
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
            }
        }
    }
}
