//! The page in German.

pub(crate) mod daily;
pub(crate) mod debacle;
pub(crate) mod debacle_lesson;
pub(crate) mod debacle_rules;
pub(crate) mod dekal;
pub(crate) mod dekal_lesson;
pub(crate) mod dekal_rules;
pub(crate) mod detrak;
pub(crate) mod detrak_lesson;
pub(crate) mod detrak_rules;
pub(crate) mod dumble;
pub(crate) mod dumble_lesson;
pub(crate) mod dumble_rules;
pub(crate) mod hint;
pub(crate) mod luck;
pub(crate) mod records;
pub(crate) mod review;
pub(crate) mod settings;
pub(crate) mod statistics;
pub(crate) mod tutorial;
pub(crate) mod watch;

use ui::i18n::Words;

/// All texts.
pub static WORDS: &Words = &[
    &daily::TEXTS,
    &debacle::TEXTS,
    &debacle_lesson::TEXTS,
    &debacle_rules::TEXTS,
    &dekal::TEXTS,
    &dekal_lesson::TEXTS,
    &dekal_rules::TEXTS,
    &detrak::TEXTS,
    &detrak_lesson::TEXTS,
    &detrak_rules::TEXTS,
    &dumble::TEXTS,
    &dumble_lesson::TEXTS,
    &dumble_rules::TEXTS,
    &hint::TEXTS,
    &luck::TEXTS,
    &records::TEXTS,
    &review::TEXTS,
    &settings::TEXTS,
    &statistics::TEXTS,
    &tutorial::TEXTS,
    &watch::TEXTS,
];

#[cfg(test)]
mod tests {
    #[test]
    fn german_is_set_as_german_is() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/words/de");
        let mut quotes = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let texts = text.split("mod tests").next().unwrap_or_default();
            for (number, line) in texts.lines().enumerate() {
                let place = (path.display(), number + 1);
                let count = |sign| line.matches(sign).count();
                assert_eq!(count('„'), count('“'), "quotes: {place:?}");
                quotes += count('„');
                for wrong in [
                    " %", " …", ".…", " ?", " ; ", "«", "”", ", Du ", " Dein", " Dir ", " Dich ",
                ] {
                    // What begins a sentence may be addressed with a capital.
                    let begins = ["? ", ". ", ": ", "! "].map(|end| [end, wrong.trim()].concat());
                    let bad =
                        line.contains(wrong) && !begins.iter().any(|begin| line.contains(begin));
                    assert!(!bad, "{wrong:?}: {place:?}");
                }
            }
        }
        assert!(quotes > 5, "{quotes}");
    }
}
