//! JSON objects whose fields need not all be known.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::value::{self, StrDeserializer};
use serde::de::{DeserializeOwned, IgnoredAny, IntoDeserializer};
use serde_json::value::RawValue;

use crate::format::{RecordError, damaged};

/// The fields of a JSON object, each parsed when it is read.
///
/// Until then their text is kept: fields of a later release may have any value, and records in a file stay
/// unchanged to the byte. Of equal names the last one counts.
#[derive(Clone, Default, Debug, Deserialize)]
#[serde(transparent)]
pub struct Fields<'a>(#[serde(borrow)] BTreeMap<String, &'a RawValue>);

impl<'a> Fields<'a> {
    /// The fields of a text; none if it is JSON but not an object.
    ///
    /// # Errors
    /// If it is not JSON.
    pub fn of(text: &'a str) -> Result<Fields<'a>, RecordError> {
        match serde_json::from_str(text) {
            // Parsing stopped where the object should begin, so the rest may not be JSON.
            Err(error) if error.is_data() => {
                serde_json::from_str(text).map(|IgnoredAny| Fields::default())
            }
            read => read,
        }
        .map_err(damaged)
    }

    /// A field; `None` if it is missing or of another kind.
    pub fn get<T: Deserialize<'a>>(&self, name: &str) -> Option<T> {
        serde_json::from_str(self.text(name)?).ok()
    }

    /// A field that is one of several words; `None` as for [`get`](Self::get). This is much less code than
    /// parsing any value.
    pub fn word<T: DeserializeOwned>(&self, name: &str) -> Option<T> {
        let word: String = self.get(name)?;
        let word: StrDeserializer<value::Error> = word.as_str().into_deserializer();
        T::deserialize(word).ok()
    }

    fn text(&self, name: &str) -> Option<&'a str> {
        self.0.get(name).map(|value| value.get())
    }

    /// Checks that this program can read the document's `version`.
    ///
    /// # Errors If the version is missing, 0 (which no program has written), or newer.
    pub fn check_version(&self, newest: u32) -> Result<(), RecordError> {
        let digits = self.text("version").unwrap_or_default();
        if digits.is_empty() || !digits.bytes().all(|sign| sign.is_ascii_digit()) {
            return Err(RecordError::Damaged("it has no version".into()));
        }
        // A number of any size is a version of a later program.
        match digits.parse().unwrap_or(u32::MAX) {
            0 => Err(RecordError::Damaged(
                "its version is 0, and the first one was 1".into(),
            )),
            newer if newer > newest => Err(RecordError::Newer(newer)),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;

    fn is_damaged(text: &str) -> bool {
        matches!(Fields::of(text), Err(RecordError::Damaged(_)))
    }

    #[test]
    fn fields_are_read_one_by_one() {
        let fields = Fields::of(r#" {"a": 1e999, "b": [1, "x"], "c": null, "d": "\u00e9"} "#);
        let fields = fields.unwrap();
        assert_eq!(fields.get::<f64>("a"), None);
        assert_eq!(fields.get("b"), Some((1, "x")));
        assert_eq!(fields.get("c"), Some(None::<u8>));
        assert_eq!(fields.get::<String>("d").as_deref(), Some("é"));
        assert_eq!(fields.get::<u8>("d"), None);
        assert_eq!(fields.get::<u8>("e"), None);
    }

    #[test]
    fn words_are_read_as_their_kind() {
        let fields = Fields::of(r#"{"a":"dek\u0061l","b":"chess","c":7,"d":{"dekal":null}}"#);
        let fields = fields.unwrap();
        assert_eq!(fields.word("a"), Some(GameId::Dekal));
        for other in ["b", "c", "d", "e"] {
            assert_eq!(fields.word::<GameId>(other), None);
        }
    }

    #[test]
    fn the_last_of_equal_names_counts() {
        let fields = Fields::of(r#"{"a":1,"a":2}"#).unwrap();
        assert_eq!(fields.get("a"), Some(2));
    }

    #[test]
    fn what_is_no_object_has_no_fields() {
        for text in ["null", "[1]", "\"a\"", " -1.5e3 ", "true"] {
            assert!(Fields::of(text).unwrap().0.is_empty(), "{text}");
        }
    }

    #[test]
    fn what_is_not_json_is_damaged() {
        for text in [
            "",
            " ",
            "nul",
            "[1,]",
            "[,]",
            "[1] 2",
            "01",
            "-",
            "1.",
            ".5",
            "{\"a\":1,}",
            "{\"a\":1} 2",
            "{1:2}",
            "{\"a\":\"\t\"}",
            "{\"a\":\"\\x\"}",
            "{\"\\ud83c\":1}",
            "\u{feff}{}",
        ] {
            assert!(is_damaged(text), "{text:?}");
        }
    }

    #[test]
    fn deep_texts_do_not_exhaust_the_stack() {
        const DEEP: usize = 200_000;
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            assert!(is_damaged(&open.repeat(DEEP)));
            let whole = format!("{}1{}", open.repeat(DEEP), close.repeat(DEEP));
            let fields = Fields::of(&whole).unwrap();
            assert_eq!(fields.get::<u8>("a"), None);
        }
    }

    #[test]
    fn a_version_is_a_whole_number_of_any_size() {
        let check = |version: &str| {
            let text = format!("{{\"version\":{version}}}");
            Fields::of(&text).unwrap().check_version(3)
        };
        for known in ["1", " 3 "] {
            assert_eq!(check(known), Ok(()));
        }
        let zero = RecordError::Damaged("its version is 0, and the first one was 1".into());
        assert_eq!(check("0"), Err(zero));
        assert_eq!(check("4"), Err(RecordError::Newer(4)));
        for huge in ["4294967296", "18446744073709551616", &"9".repeat(400)] {
            assert_eq!(check(huge), Err(RecordError::Newer(u32::MAX)));
        }
        let none = Err(RecordError::Damaged("it has no version".into()));
        for other in ["-1", "1.0", "1e0", "\"1\"", "null", "[1]"] {
            assert_eq!(check(other), none, "{other}");
        }
        assert_eq!(Fields::default().check_version(3), none);
    }
}
