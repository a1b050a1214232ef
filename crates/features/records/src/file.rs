//! Files of games: several records in one, with the lines and settings that go along.

use engine::{Fields, RecordError};
use model::settings::Settings;
use serde_json::value::RawValue;

/// What the `format` of a file of several records says.
const FORMAT: &str = "tablee-records";
/// The newest version of such files.
const VERSION: u32 = 1;
/// The largest file that is read, in bytes: more than ten thousand games.
pub const MAX_FILE: usize = 64 << 20;

/// What goes along with records: the lines of the statistics and of the games of the day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// Results and luck.
    pub results: Vec<String>,
    /// Games of the day.
    pub daily: Vec<String>,
}

impl Lines {
    /// All that are kept, those that cannot be read among them.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn kept() -> Result<Lines, model::storage::StorageError> {
        let results = database::results().await?;
        let days = database::days().await?;
        let (odd_results, odd_days) = database::unreadable().await?;
        let games = results.games.iter().map(ToString::to_string);
        let luck = results.luck.iter();
        let luck = luck.map(|(id, luck)| model::results::luck_line(id, *luck));
        let notes = days.notes().map(|note| note.to_string());
        Ok(Lines {
            results: games.chain(luck).chain(odd_results).collect(),
            daily: notes.chain(odd_days).collect(),
        })
    }

    /// Those of a file; what is no list of texts is as if it were not there.
    fn of(file: &Fields) -> Lines {
        Lines {
            results: file.get("results").unwrap_or_default(),
            daily: file.get("daily").unwrap_or_default(),
        }
    }
}

/// A file that is being written, piece by piece.
pub struct Bundle {
    /// How many records are in it.
    records: usize,
}

impl Bundle {
    /// A file with these settings, and how it begins.
    pub fn begin(settings: &Settings) -> (Bundle, String) {
        let settings = settings.encode();
        let head = format!(
            r#"{{"format":"{FORMAT}","version":{VERSION},"settings":{settings},"records":["#
        );
        (Bundle { records: 0 }, head)
    }

    /// The next piece: a kept text, a record as it is; what is no JSON any more as a text, so that nothing is
    /// lost.
    pub fn record(&mut self, text: &str) -> String {
        let comma = if self.records == 0 { "" } else { "," };
        self.records += 1;
        let text = if serde_json::from_str::<&RawValue>(text).is_ok() {
            text.to_owned()
        } else {
            json(text)
        };
        format!("{comma}{text}")
    }

    /// The last pieces.
    pub fn end(self, lines: &Lines) -> impl Iterator<Item = String> {
        let results = list("],\"results\":[", &lines.results);
        let daily = list("],\"daily\":[", &lines.daily);
        results.chain(daily).chain(["]}".to_owned()])
    }
}

/// So many lines are one piece.
const PIECE: usize = 200;

/// The lines of a list, after what comes before it.
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

/// What a file holds.
#[derive(Debug, Default)]
pub struct Contents {
    /// The records' texts, which are not checked yet.
    pub records: Vec<String>,
    /// What goes along with them.
    pub lines: Lines,
    /// The settings, if there are any.
    pub settings: Option<Settings>,
}

/// Reads a file: one record, or a bundle.
///
/// # Errors
/// If it is neither, too large, or of a newer release.
pub fn read(text: &str) -> Result<Contents, RecordError> {
    if text.len() > MAX_FILE {
        return Err(RecordError::Enormous);
    }
    let fields = Fields::of(text)?;
    if fields.get::<String>("format").as_deref() != Some(FORMAT) {
        return Ok(Contents {
            records: vec![text.to_owned()],
            ..Contents::default()
        });
    }
    fields.check_version(VERSION)?;
    let records: Vec<&RawValue> = fields
        .get("records")
        .ok_or_else(|| RecordError::Damaged("it has no list of records".into()))?;
    Ok(Contents {
        records: records.iter().map(|record| record.get().into()).collect(),
        lines: Lines::of(&fields),
        settings: fields.get("settings").as_ref().map(Settings::of),
    })
}
