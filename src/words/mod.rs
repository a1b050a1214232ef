//! The page's texts, put together: a language is a part of the page.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use lazy::{NotLoaded, Part};

use ui::i18n::{Lang, Words, provide};

lazy::part!(FR: &'static [&'static Words] = words_fr, &[ui::words::fr::WORDS, fr::WORDS]);
lazy::part!(EN: &'static [&'static Words] = words_en, &[ui::words::en::WORDS, en::WORDS]);
lazy::part!(DE: &'static [&'static Words] = words_de, &[ui::words::de::WORDS, de::WORDS]);
lazy::part!(ES: &'static [&'static Words] = words_es, &[ui::words::es::WORDS, es::WORDS]);
lazy::part!(IT: &'static [&'static Words] = words_it, &[ui::words::it::WORDS, it::WORDS]);

/// The part of the page that has a language's texts.
const fn part(lang: Lang) -> &'static Part<&'static [&'static Words]> {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
        Lang::De => &DE,
        Lang::Es => &ES,
        Lang::It => &IT,
    }
}

/// Whether a language's texts are here.
pub fn are_here(lang: Lang) -> bool {
    part(lang).get().is_some()
}

/// Loads a language's texts, unless they are here. What failed can be tried again.
///
/// # Errors
/// If they cannot be had.
pub async fn load(lang: Lang) -> Result<(), NotLoaded> {
    provide(lang, part(lang).load().await?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/words/fr");
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
