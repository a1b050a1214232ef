//! Everything that `serde_json` reads and writes without floats is read and
//! written alike.

use proptest::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Document {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    count: Option<u64>,
    below: i32,
    pair: (u8, bool),
    kinds: Vec<Kind>,
    nothing: (),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Plain,
    Held(String),
    Both(u8, char),
    Named {
        place: u16,
        inner: Option<Box<Kind>>,
    },
}

fn kind() -> impl Strategy<Value = Kind> {
    let leaf = prop_oneof![
        Just(Kind::Plain),
        any::<String>().prop_map(Kind::Held),
        any::<(u8, char)>().prop_map(|(a, b)| Kind::Both(a, b)),
    ];
    (any::<bool>(), any::<u16>(), leaf).prop_map(|(named, place, kind)| match named {
        true => Kind::Named {
            place,
            inner: Some(Box::new(kind)),
        },
        false => kind,
    })
}

fn document() -> impl Strategy<Value = Document> {
    let fields = (
        any::<String>(),
        any::<Option<u64>>(),
        any::<i32>(),
        any::<(u8, bool)>(),
        prop::collection::vec(kind(), 0..5),
    );
    fields.prop_map(|(name, count, below, pair, kinds)| Document {
        name,
        count,
        below,
        pair,
        kinds,
        nothing: (),
    })
}

/// Whether both take a text for the same, or neither takes it.
fn alike(text: &str) {
    let theirs: Result<serde_json::Value, _> = serde_json::from_str(text);
    match (json::parse(text), theirs) {
        (Ok(ours), Ok(theirs)) => {
            let again: serde_json::Value =
                serde_json::from_str(&ours.to_string()).expect("what was read can be written");
            assert_eq!(again, theirs, "{text}");
        }
        (Err(_), Err(_)) => {}
        // Digits that are kept need not fit into anything.
        (Ok(_), Err(theirs)) if theirs.to_string().contains("out of range") => {}
        (ours, theirs) => panic!("{text:?}: {ours:?}, but {theirs:?}"),
    }
}

proptest! {
    #[test]
    fn documents_are_written_and_read_alike(document in document()) {
        let text = json::to_string(&document).unwrap();
        let theirs: Document = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(&theirs, &document);
        for text in [text, serde_json::to_string_pretty(&document).unwrap()] {
            let ours: Document = json::from_str(&text).unwrap();
            prop_assert_eq!(&ours, &document);
        }
    }

    #[test]
    fn damaged_documents_are_taken_alike(document in document(), at: usize, sign: char) {
        let mut signs: Vec<char> = serde_json::to_string(&document).unwrap().chars().collect();
        let at = at % signs.len();
        signs[at] = sign;
        alike(&signs.iter().collect::<String>());
        alike(&signs[..at].iter().collect::<String>());
    }

    #[test]
    fn any_text_is_taken_alike(text in r#"[-+.eE0-9\[\]{}:,"a\\u nul]{0,12}"#) {
        alike(&text);
    }
}

#[test]
fn odd_texts_are_taken_alike() {
    for text in [
        "",
        " ",
        "null",
        "nul",
        "[1,]",
        "[,]",
        "{\"a\":1,}",
        "{\"a\" : [ ] }",
        "01",
        "-0",
        "-",
        "1.",
        "1.5e-3",
        ".5",
        "1e5",
        "1E+",
        "\"\\ud83c\\udf89\"",
        "\"\\ud83c\"",
        "\"\\udf89\"",
        "\"\\ud83c\\u0041\"",
        "\"\\x\"",
        "\"\t\"",
        "\"é\"",
        "[1] 2",
        "true",
        "tru",
        "{1:2}",
        "\u{feff}1",
        "\"\\u00e\"",
        "\"\\/\\b\\f\\n\\r\\t\"",
    ] {
        alike(text);
    }
}

#[test]
fn numbers_keep_their_digits() {
    let text = "[18446744073709551616,1.50,-0,1e400]";
    assert_eq!(json::parse(text).unwrap().to_string(), text);
}

#[test]
fn only_whole_numbers_in_range_are_read() {
    assert_eq!(json::from_str::<u8>("255"), Ok(255));
    assert_eq!(json::from_str::<i64>("-9223372036854775808"), Ok(i64::MIN));
    for text in ["256", "-1", "1.0", "1e2", "\"1\"", "null"] {
        assert!(json::from_str::<u8>(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_missing_or_unknown_is_told() {
    let error = json::from_str::<Document>("{}").unwrap_err();
    assert_eq!(error.to_string(), "missing field `name`");
    let error = json::from_str::<Kind>("\"other\"").unwrap_err();
    assert!(error.to_string().contains("unknown variant `other`"));
    let error = json::from_str::<Kind>("7").unwrap_err();
    assert_eq!(error.to_string(), "expected a text or an object");
}

#[test]
fn deep_texts_do_not_exhaust_the_stack() {
    assert_eq!(json::parse(&"[".repeat(100_000)), Err(json::Error::Depth));
    assert!(json::parse(&format!("{}{}", "[".repeat(90), "]".repeat(90))).is_ok());
}

#[test]
fn floats_are_not_written() {
    assert_eq!(json::to_string(&1.5), Err(json::Error::Unwritable));
}

#[test]
fn maps_and_flattened_fields_are_written() {
    #[derive(Serialize)]
    struct Outer {
        first: u8,
        #[serde(flatten)]
        rest: Document,
    }
    let rest = Document {
        name: "n".into(),
        count: Some(2),
        below: -1,
        pair: (1, true),
        kinds: vec![Kind::Plain],
        nothing: (),
    };
    let outer = Outer { first: 1, rest };
    assert_eq!(
        json::to_string(&outer).unwrap(),
        serde_json::to_string(&outer).unwrap()
    );
    let numbered = std::collections::BTreeMap::from([(1, 2)]);
    assert_eq!(json::to_string(&numbered), Err(json::Error::Unwritable));
}

#[test]
fn the_last_of_equal_names_counts() {
    let value = json::parse(r#"{"a":1,"a":2}"#).unwrap();
    assert_eq!(value.get("a").and_then(json::Value::as_u64), Some(2));
}
