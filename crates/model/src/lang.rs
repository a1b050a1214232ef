//! The languages of the page.

use serde::{Deserialize, Serialize};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// French.
    Fr,
    /// English, also for people whose languages the page does not have.
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

    /// The first of a person's languages, best first, that the page has. Only the part before the first dash
    /// counts (`fr-CA` is French).
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

    /// The language of the browser.
    pub fn of_browser() -> Lang {
        let navigator = web_sys::window().map(|window| window.navigator());
        let wanted: Vec<String> = navigator.map(tags).unwrap_or_default();
        Lang::detect(wanted.iter().map(String::as_str))
    }
}

/// The person's languages, best first. Some browsers tell only the first, although the property's type says otherwise,
/// and some hide both.
fn tags(navigator: web_sys::Navigator) -> Vec<String> {
    let all = navigator.languages();
    if js_sys::Array::is_array(&all) {
        all.iter().filter_map(|tag| tag.as_string()).collect()
    } else {
        navigator.language().into_iter().collect()
    }
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
}
