//! The format of records, and the errors of documents that are none.

/// The value of a record's `format`.
pub const FORMAT: &str = "tablee-record";
/// The version of the format that this program writes, and the newest one that it reads.
pub const VERSION: u32 = 1;

/// Why a document cannot be used as a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is not JSON, or a field is missing or has the wrong type.
    #[error("the record is damaged: {0}")]
    Damaged(String),
    /// It is a document of another program.
    #[error("this is not a Tablée record")]
    Foreign,
    /// A newer version of the program wrote it.
    #[error("the record has format version {0}, and this program reads up to {VERSION}: update it")]
    Newer(u32),
    /// It is longer than any match.
    #[error("the record is too large to be that of a match")]
    Enormous,
    /// It is a record of another game.
    #[error("the record holds another game")]
    OtherGame,
    /// Its match cannot have happened.
    #[error("the record contradicts the rules: {0}")]
    Impossible(String),
}

/// The longest explanation of damage, in characters. It may quote the document.
const MAX_REASON: usize = 300;

/// The error of a text that serde cannot read.
pub(crate) fn damaged(error: serde_json::Error) -> RecordError {
    RecordError::Damaged(printable(&error.to_string()))
}

/// Makes an explanation that may quote a document printable: invisible characters are escaped, and only the
/// end is kept if it is too long (there serde tells the place).
pub(crate) fn printable(text: &str) -> String {
    let mut shown = String::new();
    for sign in text.chars() {
        if is_invisible(sign) {
            shown.extend(sign.escape_unicode());
        } else {
            shown.push(sign);
        }
    }
    match shown.chars().count().checked_sub(MAX_REASON) {
        None | Some(0) => shown,
        Some(cut) => ['…'].into_iter().chain(shown.chars().skip(cut)).collect(),
    }
}

/// Whether a character is invisible or changes others: control and format characters of Unicode 17 (general
/// categories Cc, Cf, Zl and Zp), except those that join or separate letters in names (U+200C and U+200D).
pub(crate) fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || matches!(
            sign,
            '\u{ad}'
                | '\u{600}'..='\u{605}'
                | '\u{61c}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{890}'..='\u{891}'
                | '\u{8e2}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{110bd}'
                | '\u{110cd}'
                | '\u{13430}'..='\u{1343f}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explanations_are_short_and_can_be_seen() {
        assert_eq!(printable("é: 7 L3"), "é: 7 L3");
        assert_eq!(printable("\u{1b}[31m\u{202e}"), "\\u{1b}[31m\\u{202e}");
        let long = printable(&format!("{} at line 1", "x".repeat(500_000)));
        assert_eq!(long.chars().count(), MAX_REASON + 1);
        assert!(long.starts_with("…x") && long.ends_with("x at line 1"));
    }

    #[test]
    fn letters_and_what_joins_them_are_seen() {
        for name in [
            "Zoë",
            "O’Neill-Ω 7",
            "علی\u{200c}رضا",
            "👩\u{200d}🚀",
            "राम",
        ] {
            assert!(!name.chars().any(is_invisible), "{name}");
        }
    }
}
