//! What goes between friends by links, as the rows of one store. A row's key begins with what
//! it is a row of, `duel` or `letter`; its text begins with how far that is: the number of entries of a match's log, or `end`.

pub mod duel;
pub mod letter;

/// The word of what is over.
const END: &str = "end";

/// How far a row is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Progress {
    /// Its match goes on, with so many entries of the log.
    Entries(usize),
    /// It never changes again.
    End,
}

/// The text of a row that is so far.
pub fn row_text(progress: Progress, rest: &str) -> String {
    match progress {
        Progress::Entries(entries) => format!("{entries} {rest}"),
        Progress::End => format!("{END} {rest}"),
    }
}

/// How far the row with this text is, and the rest of the text; `None` if it is no row's.
pub fn read_text(text: &str) -> Option<(Progress, &str)> {
    let (first, rest) = text.split_once(' ')?;
    let progress = match first {
        END => Progress::End,
        entries => Progress::Entries(entries.parse().ok()?),
    };
    Some((progress, rest))
}

/// Whether a text is to be stored under a key where `before` is stored: only if it is further, so that nothing is lost. A
/// match by letter also has to continue the one that is stored.
pub fn is_news(key: &str, text: &str, before: Option<&str>) -> bool {
    let progress = |text| read_text(text).map(|(progress, _)| progress);
    let continues = match before.filter(|_| key.starts_with(letter::PREFIX)) {
        Some(before) => letter::continues(text, before),
        None => true,
    };
    continues && progress(text) > before.and_then(progress)
}

/// Whether the text of a file is one that the page would write under this key.
pub fn is_sound(key: &str, text: &str) -> bool {
    match key.split_once('/') {
        Some(("duel", _)) => duel::is_sound(key, text),
        Some(("letter", _)) => letter::is_sound(key, text),
        _ => false,
    }
}

/// Whether the row with this key has a match, and is not only a note about one.
pub fn has_match(key: &str) -> bool {
    !matches!(duel::read_key(key), Some((_, duel::Row::GivenUp)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_further_takes_the_place_of_what_is_there() {
        let rising = ["3 LINK", "12 LINK", "end LINK"];
        let is_news = |text, before| is_news("duel/0123456789abcdef/you", text, before);
        assert!(is_news(rising[0], None) && is_news(rising[0], Some("anything")));
        for (place, text) in rising.into_iter().enumerate() {
            for (other, before) in rising.into_iter().enumerate() {
                assert_eq!(
                    is_news(text, Some(before)),
                    place > other,
                    "{text} {before}"
                );
            }
            let (progress, rest) = read_text(text).unwrap();
            assert_eq!(row_text(progress, rest), text);
        }
        for odd in ["", "end", "LINK", "-1 LINK", "x LINK"] {
            assert!(!is_news(odd, None), "{odd}");
        }
    }

    #[test]
    fn that_a_duel_was_given_up_is_no_match() {
        assert!(!has_match("duel/0123456789abcdef/given-up"));
        assert!(has_match("duel/0123456789abcdef/you") && has_match("letter/LINK"));
    }

    #[test]
    fn what_is_of_no_kind_is_not_taken_from_a_file() {
        assert!(!is_sound("duet/0123456789abcdef/given-up", "end "));
        assert!(!is_sound("duel", "end "));
    }
}
