//! The page's texts, put together: a language is a part of the page.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

use lazy::{NotLoaded, Part};

use crate::i18n::{Lang, Words, provide};

lazy::part!(FR: &'static [&'static Words] = words_fr, &[fr::WORDS]);
lazy::part!(EN: &'static [&'static Words] = words_en, &[en::WORDS]);
lazy::part!(DE: &'static [&'static Words] = words_de, &[de::WORDS]);
lazy::part!(ES: &'static [&'static Words] = words_es, &[es::WORDS]);
lazy::part!(IT: &'static [&'static Words] = words_it, &[it::WORDS]);

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
