//! Files of games: several records in one, and what is taken from a file.

use std::vec::IntoIter;

use engine::{Fields, RecordError, game_of};
use lazy::NotLoaded;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::game::RECORD_PARTS;
use model::archive::{Kept, MAX_SIZE, SavedGame, Store, keep};
use model::journal::Imported;
use model::results;
use model::session::SessionError;
use model::settings::Settings;
use model::storage::StorageError;

/// What the `format` of a file of several records says.
const FORMAT: &str = "tablee-records";
/// The newest version of such files.
const VERSION: u32 = 1;
/// The largest file that is read, in bytes: twice what can be
/// kept, results included.
pub const MAX_FILE: usize = 4 * MAX_SIZE;

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
    pub fn kept(store: &impl Store) -> Result<Lines, StorageError> {
        Ok(Lines {
            results: results::export(store)?,
            daily: daily::export(store)?,
        })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty() && self.daily.is_empty()
    }

    /// Those of a file; what is no list of texts is as if it were not there.
    fn of(file: &Fields) -> Lines {
        Lines {
            results: file.get("results").unwrap_or_default(),
            daily: file.get("daily").unwrap_or_default(),
        }
    }
}

/// Several records as one file, with the settings and the lines that go along.
pub fn bundle<'a>(
    texts: impl IntoIterator<Item = &'a str>,
    settings: &Settings,
    lines: &Lines,
) -> String {
    let file = Bundle {
        format: FORMAT,
        version: VERSION,
        settings,
        records: texts.into_iter().map(Filed::of).collect(),
        results: &lines.results,
        daily: &lines.daily,
    };
    serde_json::to_string(&file).expect("a file has only plain fields")
}

#[derive(Serialize)]
struct Bundle<'a> {
    format: &'static str,
    version: u32,
    settings: &'a Settings,
    records: Vec<Filed<'a>>,
    results: &'a [String],
    daily: &'a [String],
}

/// A kept text in a file.
#[derive(Serialize)]
#[serde(untagged)]
enum Filed<'a> {
    /// A record, as it is.
    Record(&'a RawValue),
    /// What is no JSON any more goes along as a text, so that nothing is lost.
    Text(&'a str),
}

impl Filed<'_> {
    fn of(text: &str) -> Filed<'_> {
        serde_json::from_str(text).map_or(Filed::Text(text), Filed::Record)
    }
}

/// The games of a file on their way to those that are kept: one after the other,
/// since each is replayed first, and a whole archive of them takes a while.
pub struct Import {
    report: Report,
    /// The records that are still to come.
    records: IntoIter<String>,
    /// The games that were added.
    new: Vec<SavedGame>,
    now: u64,
}

impl Import {
    /// Reads a file, and adds its results: they know better than its games how
    /// these came to be played.
    pub fn begin(store: &impl Store, text: &str, now: u64) -> Import {
        let mut report = Report::default();
        let found = read(text).unwrap_or_else(|error| {
            report.failures.push(error.into());
            Contents::default()
        });
        report.settings = found.settings;
        match add_lines(store, &found.lines, now) {
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
    pub fn step(&mut self, store: &impl Store) -> bool {
        let Some(record) = self.records.next() else {
            return false;
        };
        match add(store, &record, self.now) {
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
    pub fn end(mut self, store: &impl Store) -> Report {
        if let Err(error) = results::note_all(store, &self.new) {
            self.report.failures.push(error.into());
        }
        self.report
    }
}

fn add_lines(store: &impl Store, lines: &Lines, now: u64) -> Result<Imported, StorageError> {
    if lines.is_empty() {
        return Ok(Imported::default());
    }
    let mut all = results::import(store, lines.results.iter().map(String::as_str), now)?;
    let daily = daily::import(store, lines.daily.iter().map(String::as_str), now)?;
    // A day's game has a line in both, and is one result.
    all.names.extend(daily.names);
    all.left_out += daily.left_out;
    Ok(all)
}

fn add(store: &impl Store, record: &str, now: u64) -> Result<(Kept, SavedGame), Failure> {
    let game = game_of(record)?;
    let checked: SavedGame = (RECORD_PARTS.of(game).get().ok_or(NotLoaded)?.check)(record, now)?;
    Ok((keep(store, &checked, false)?, checked))
}

/// What a file holds.
#[derive(Default)]
struct Contents {
    /// The records' texts, which are not checked yet.
    records: Vec<String>,
    lines: Lines,
    settings: Option<Settings>,
}

fn read(text: &str) -> Result<Contents, RecordError> {
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

#[cfg(test)]
mod tests;
