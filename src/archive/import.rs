//! Files of games: several records in one, and what is taken from a file.

use std::vec::IntoIter;

use engine::{RecordError, game_of};
use json::Value;
use lazy::NotLoaded;

use super::{Keepsake, Kept, Shelf, keep};
use crate::daily;
use crate::games::{self, PageGame};
use crate::journal::Imported;
use crate::results;
use crate::session::SessionError;
use crate::settings::Settings;
use crate::storage::StorageError;

/// What the `format` of a file of several records says.
const FORMAT: &str = "tablee-records";
/// The newest version of such files.
const VERSION: u64 = 1;
/// The largest file that is read, in bytes: twice what can be
/// kept, results included.
pub const MAX_FILE: usize = 4 * super::MAX_SIZE;

/// Why a record, or a whole file, was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// It cannot be used.
    #[error(transparent)]
    Record(#[from] SessionError),
    /// The rules of its game could not be loaded.
    #[error(transparent)]
    NotLoaded(#[from] NotLoaded),
    /// There is no room for it.
    #[error("there is no room for more games")]
    NoRoom,
    /// The browser stores nothing.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::Record(error.into())
    }
}

/// What came of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games were added.
    pub added: usize,
    /// How many were there already.
    pub known: usize,
    /// How many results were added, of games that the file need not hold.
    pub results: usize,
    /// How many lines about results were left out, for want of room beside those
    /// that are kept, or as being about days to come.
    pub left_out: usize,
    /// Why others were not added.
    pub failures: Vec<Failure>,
    /// The settings in the file, if it has any; nothing is done with them.
    pub settings: Option<Settings>,
}

/// What is exported besides the records: the lines of the statistics and of
/// the games of the day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// Results; see [`results::export`].
    pub results: Vec<String>,
    /// Games of the day; see [`daily::export`].
    pub daily: Vec<String>,
}

impl Lines {
    /// Those that are kept.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub fn kept(shelf: &impl Shelf) -> Result<Lines, StorageError> {
        Ok(Lines {
            results: results::export(shelf)?,
            daily: daily::export(shelf)?,
        })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty() && self.daily.is_empty()
    }

    /// Those of a file; what is no list of texts is as if it were not there.
    fn of(document: &Value) -> Lines {
        let list = |name: &str| {
            document
                .get(name)
                .and_then(|list| json::from_value(list).ok())
        };
        Lines {
            results: list("results").unwrap_or_default(),
            daily: list("daily").unwrap_or_default(),
        }
    }
}

/// Several records as one file, with the settings and the lines that go along.
pub fn bundle<'a>(
    texts: impl IntoIterator<Item = &'a str>,
    settings: &Settings,
    lines: &Lines,
) -> String {
    // A kept text that is no JSON any more goes along as a text, so that
    // nothing is lost.
    let records = texts
        .into_iter()
        .map(|text| json::parse(text).unwrap_or_else(|_| Value::from(text)));
    let list = |lines: &[String]| {
        let lines = lines.iter().map(|line| Value::from(line.as_str()));
        Value::Array(lines.collect())
    };
    let fields = [
        ("format", Value::from(FORMAT)),
        ("version", Value::from(VERSION)),
        (
            "settings",
            json::parse(&settings.encode()).unwrap_or_default(),
        ),
        ("records", Value::Array(records.collect())),
        ("results", list(&lines.results)),
        ("daily", list(&lines.daily)),
    ];
    Value::Object(fields.map(|(name, value)| (name.into(), value)).into()).to_string()
}

/// The games of a file on their way to those that are kept: one after the other,
/// since each is replayed first, and a whole archive of them takes a while.
pub struct Import {
    report: Report,
    /// The records that are still to come.
    records: IntoIter<Value>,
    /// The games that were added.
    new: Vec<Keepsake>,
    now: u64,
}

impl Import {
    /// Reads a file, and adds its results: they know better than its games how
    /// these came to be played.
    pub fn begin(shelf: &impl Shelf, text: &str, now: u64) -> Import {
        let mut report = Report::default();
        let found = read(text).unwrap_or_else(|error| {
            report.failures.push(error.into());
            Contents::default()
        });
        report.settings = found.settings;
        match add_lines(shelf, &found.lines, now) {
            Ok(imported) => {
                report.results = imported.names.len();
                report.left_out = imported.left_out;
            }
            Err(error) => report.failures.push(error.into()),
        }
        Import {
            report,
            records: found.records.into_iter(),
            new: Vec::new(),
            now,
        }
    }

    /// Adds the next game, for which its book must have been loaded; whether
    /// there was one. No other is dropped to make room.
    pub fn step(&mut self, shelf: &impl Shelf) -> bool {
        let Some(document) = self.records.next() else {
            return false;
        };
        match add(shelf, &document, self.now) {
            Ok((Kept::Known, _)) => self.report.known += 1,
            Ok((Kept::Added(_), game)) => {
                self.report.added += 1;
                self.new.push(game);
            }
            Ok((Kept::NoRoom, _)) => self.report.failures.push(Failure::NoRoom),
            Err(failure) => self.report.failures.push(failure),
        }
        true
    }

    /// Notes the results of the games that were added; what came of the file.
    pub fn end(mut self, shelf: &impl Shelf) -> Report {
        if let Err(error) = results::note_all(shelf, &self.new) {
            self.report.failures.push(error.into());
        }
        self.report
    }
}

fn add_lines(shelf: &impl Shelf, lines: &Lines, now: u64) -> Result<Imported, StorageError> {
    if lines.is_empty() {
        return Ok(Imported::default());
    }
    let mut all = results::import(shelf, lines.results.iter().map(String::as_str), now)?;
    let daily = daily::import(shelf, lines.daily.iter().map(String::as_str), now)?;
    // A day's game has a line in both, and is one result.
    all.names.extend(daily.names);
    all.left_out += daily.left_out;
    Ok(all)
}

fn add(shelf: &impl Shelf, document: &Value, now: u64) -> Result<(Kept, Keepsake), Failure> {
    let game = PageGame::of(game_of(document)?).ok_or(RecordError::OtherGame)?;
    let checked: Keepsake = (games::study(game).get().ok_or(NotLoaded)?.check)(document, now)?;
    Ok((keep(shelf, &checked, false)?, checked))
}

/// What a file holds.
#[derive(Default)]
struct Contents {
    /// The records, which are not checked yet.
    records: Vec<Value>,
    lines: Lines,
    settings: Option<Settings>,
}

fn read(text: &str) -> Result<Contents, RecordError> {
    if text.len() > MAX_FILE {
        return Err(RecordError::Enormous);
    }
    let document = json::parse(text).map_err(|error| RecordError::Damaged(error.to_string()))?;
    if document.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Ok(Contents {
            records: vec![document],
            ..Contents::default()
        });
    }
    match document.get("version").and_then(Value::as_u64) {
        Some(..=VERSION) => {}
        Some(newer) => return Err(RecordError::Newer(newer.try_into().unwrap_or(u32::MAX))),
        None => return Err(RecordError::Damaged("it has no version".into())),
    }
    let settings = document
        .get("settings")
        .filter(|value| matches!(value, Value::Object(_)));
    let settings = settings.map(Settings::of);
    let lines = Lines::of(&document);
    match document.get("records").and_then(Value::as_array) {
        Some(records) => Ok(Contents {
            records: records.to_vec(),
            lines,
            settings,
        }),
        None => Err(RecordError::Damaged("it has no list of records".into())),
    }
}
