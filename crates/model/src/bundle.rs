//! The export file (a bundle): the records of several matches, with result lines, settings, and what else is kept.

mod reader;

pub use reader::{Reader, Values};

use std::collections::BTreeMap;

use engine::Fields;
use serde_json::value::RawValue;

use crate::preferences::Preferences;
use crate::settings::Settings;

/// The value of the field `format` in a bundle.
const FORMAT: &str = "tablee-records";
/// The newest version of the bundle format.
const VERSION: u32 = 1;
/// The largest file that is read, in bytes: enough for more than ten thousand games.
pub const MAX_FILE: usize = 64 << 20;

/// The result lines of a bundle: those of the statistics and those of the games of the day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// Lines of results and of luck.
    pub results: Vec<String>,
    /// Lines of games of the day.
    pub daily: Vec<String>,
}

/// What a bundle holds besides games, lines and settings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Extras {
    /// The matches under way as text, usable or not, with the names of their slots.
    pub matches: Vec<(String, String)>,
    /// What was played on evenings: the texts of the entries.
    pub evenings: BTreeMap<String, String>,
    /// The rows about the person's mistakes, by their keys.
    pub mistakes: BTreeMap<String, String>,
    /// What goes between friends by links: the texts of the rows, by their keys.
    pub exchanges: BTreeMap<String, String>,
    /// How far the lessons are, the last choices, the kept analyses, and what the last reviews have found.
    pub preferences: Preferences,
}

impl Extras {
    /// What a file has. A field that is not an object counts as missing.
    fn of(file: &Fields) -> Extras {
        let matches: BTreeMap<String, &RawValue> = file.get("matches").unwrap_or_default();
        let matches = matches.into_iter();
        let preferences = Preferences {
            lessons: file.get("lessons").unwrap_or_default(),
            choices: file.get("choices").unwrap_or_default(),
            analyses: file.get("analyses").unwrap_or_default(),
            reviews: file.get("reviews").unwrap_or_default(),
            puzzles: file.get("puzzles").unwrap_or_default(),
        };
        Extras {
            matches: matches
                .map(|(name, text)| (name, text.get().to_owned()))
                .collect(),
            evenings: file.get("evenings").unwrap_or_default(),
            mistakes: file.get("mistakes").unwrap_or_default(),
            exchanges: file.get("exchanges").unwrap_or_default(),
            preferences: preferences.known(),
        }
    }
}

/// Writes a bundle piece by piece, so that the whole file is never in memory as one string.
#[derive(Debug)]
pub struct Bundle {
    /// The number of records written so far.
    records: usize,
}

impl Bundle {
    /// Begins a bundle with these settings; also returns the first piece of the file.
    pub fn begin(settings: &Settings) -> (Bundle, String) {
        let settings = settings.encode();
        let head = format!(
            r#"{{"format":"{FORMAT}","version":{VERSION},"settings":{settings},"records":["#
        );
        (Bundle { records: 0 }, head)
    }

    /// The next piece, with one record. A stored text that is not valid JSON is written as a JSON string, so
    /// that nothing is lost.
    pub fn record(&mut self, text: &str) -> String {
        let comma = if self.records == 0 { "" } else { "," };
        self.records += 1;
        format!("{comma}{}", value(text))
    }

    /// The last pieces, with the result lines and the extras.
    pub fn end(self, lines: &Lines, extras: &Extras) -> impl Iterator<Item = String> {
        let results = list("],\"results\":[", &lines.results);
        let daily = list("],\"daily\":[", &lines.daily);
        let Preferences {
            lessons,
            choices,
            analyses,
            reviews,
            puzzles,
        } = &extras.preferences;
        let matches = extras.matches.iter();
        let matches = matches.map(|(name, text)| (name, value(text)));
        let texts = |field, texts: &BTreeMap<String, String>| {
            object(field, texts.iter().map(|(name, text)| (name, json(text))))
        };
        let rest = [
            object("matches", matches),
            texts("lessons", lessons),
            texts("choices", choices),
            texts("analyses", analyses),
            texts("reviews", reviews),
            texts("puzzles", puzzles),
            texts("evenings", &extras.evenings),
            texts("mistakes", &extras.mistakes),
            texts("exchanges", &extras.exchanges),
            "}".to_owned(),
        ];
        results.chain(daily).chain(["]".to_owned()]).chain(rest)
    }
}

/// A stored text as a JSON value. A text that is not valid JSON becomes a JSON string, so that nothing is lost.
fn value(text: &str) -> String {
    if serde_json::from_str::<&RawValue>(text).is_ok() {
        text.to_owned()
    } else {
        json(text)
    }
}

/// A comma and a field with these names and values; nothing if there are none.
fn object<'a>(field: &str, values: impl Iterator<Item = (&'a String, String)>) -> String {
    let values: Vec<String> = values
        .map(|(name, value)| format!("{}:{value}", json(name)))
        .collect();
    if values.is_empty() {
        return String::new();
    }
    format!(",\"{field}\":{{{}}}", values.join(","))
}

/// The number of lines in one piece.
const PIECE: usize = 200;

/// The pieces of a list: `head`, then the lines as JSON strings.
fn list<'a>(head: &'a str, lines: &'a [String]) -> impl Iterator<Item = String> + 'a {
    let pieces = lines.chunks(PIECE).enumerate().map(|(number, lines)| {
        let lines: Vec<String> = lines.iter().map(|line| json(line.as_str())).collect();
        let comma = if number == 0 { "" } else { "," };
        format!("{comma}{}", lines.join(","))
    });
    core::iter::once(head.to_owned()).chain(pieces)
}

fn json(text: &str) -> String {
    serde_json::to_string(text).expect("texts can be written")
}

/// The contents of a file.
#[derive(Debug, Default)]
pub struct Contents {
    /// The records; they have not been checked.
    pub records: Values,
    /// The lines of results and of luck, as JSON.
    pub results: Values,
    /// The lines of games of the day, as JSON.
    pub daily: Values,
    /// The settings, if the file has any.
    pub settings: Option<Settings>,
    /// Matches under way, lessons and choices.
    pub extras: Extras,
}
