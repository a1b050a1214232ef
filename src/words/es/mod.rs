//! The page in Spanish.

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
    use super::*;
    use ui::i18n::{Lang, Texts, Translated};

    #[test]
    fn questions_and_exclamations_are_opened_and_spaces_before_signs_do_not_break() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/words/es");
        let mut questions = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let texts = text.split("mod tests").next().unwrap_or_default();
            for line in texts.lines() {
                // What is between quotation marks.
                let line: String = line.split('"').skip(1).step_by(2).collect();
                let count = |sign: char| line.matches(sign).count();
                let place = (path.display(), &line);
                assert_eq!(count('¿'), count('?'), "{place:?}");
                questions += count('?');
                assert_eq!(count('¡'), count('!'), "{place:?}");
                assert_eq!(count('«'), count('»'), "{place:?}");
                for sign in [" :", " ;", " %", " »", "« ", "± "] {
                    assert!(!line.contains(sign), "{sign:?} in {place:?}");
                }
            }
        }
        assert!(questions > 2, "{questions}");
    }

    #[test]
    fn one_is_told_from_several() {
        let dekal = |points| (dekal::TEXTS.points)(points);
        assert_eq!([0, 1, 2].map(dekal), ["0 puntos", "1 punto", "2 puntos"]);
        let detrak = |points| (detrak::TEXTS.points)(points);
        assert_eq!([-2, -1].map(detrak), ["−2 puntos", "−1 punto"]);
        assert_eq!(
            (dumble::TEXTS.falls)("Tú"),
            "Llegas a 100 justos y bajas a 50."
        );
        assert_eq!(
            (dumble::TEXTS.called_badly)("Anna", 1, 2),
            "Anna canta Dumble con 1 punto, pero alguien tiene menos: suma el doble, 2."
        );
        let shared = Texts::of(Lang::Es).table.shared;
        assert_eq!(shared(&["Tú", "Anna"]), "Victoria compartida: Tú y Anna.");
    }
}
