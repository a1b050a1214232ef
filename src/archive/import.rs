//! Files of games: several records in one, and what is taken from a file.

use engine::{RecordError, game_of};
use json::Value;
use lazy::NotLoaded;

use super::{Keepsake, Kept, Shelf, keep};
use crate::games::{self, PageGame};
use crate::session::SessionError;
use crate::settings::Settings;
use crate::storage::StorageError;

/// What the `format` of a file of several records says.
const FORMAT: &str = "tablee-records";
/// The newest version of such files.
const VERSION: u64 = 1;
/// The largest file that is read, in bytes: twice what can be kept.
pub const MAX_FILE: usize = 2 * super::MAX_SIZE;

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
    /// Why others were not added.
    pub failures: Vec<Failure>,
    /// The settings in the file, if it has any; nothing is done with them.
    pub settings: Option<Settings>,
}

/// Several records as one file, and the settings along with them.
pub fn bundle<'a>(texts: impl IntoIterator<Item = &'a str>, settings: &Settings) -> String {
    // A kept text that is no JSON any more goes along as a text, so that
    // nothing is lost.
    let records = texts
        .into_iter()
        .map(|text| json::parse(text).unwrap_or_else(|_| Value::from(text)));
    let fields = [
        ("format", Value::from(FORMAT)),
        ("version", Value::from(VERSION)),
        (
            "settings",
            json::parse(&settings.encode()).unwrap_or_default(),
        ),
        ("records", Value::Array(records.collect())),
    ];
    Value::Object(fields.map(|(name, value)| (name.into(), value)).into()).to_string()
}

/// Adds the games of a file to those that are kept. Every one is replayed
/// first, for which its game's book must have been loaded; none is
/// dropped to make room.
pub fn import(shelf: &impl Shelf, text: &str, now: u64) -> Report {
    let mut report = Report::default();
    let records = match records(text) {
        Ok((records, settings)) => {
            report.settings = settings;
            records
        }
        Err(error) => {
            report.failures.push(error.into());
            return report;
        }
    };
    for document in &records {
        match add(shelf, document, now) {
            Ok(Kept::Known) => report.known += 1,
            Ok(Kept::Added(_)) => report.added += 1,
            Ok(Kept::NoRoom) => report.failures.push(Failure::NoRoom),
            Err(failure) => report.failures.push(failure),
        }
    }
    report
}

fn add(shelf: &impl Shelf, document: &Value, now: u64) -> Result<Kept, Failure> {
    let game = PageGame::of(game_of(document)?).ok_or(RecordError::OtherGame)?;
    let part = games::book(game).get().ok_or(NotLoaded)?;
    let checked: Keepsake = (part.check)(document, now)?;
    Ok(keep(shelf, &checked, false)?)
}

/// The records of a file, which are not checked yet, and its settings.
fn records(text: &str) -> Result<(Vec<Value>, Option<Settings>), RecordError> {
    if text.len() > MAX_FILE {
        return Err(RecordError::Enormous);
    }
    let document = json::parse(text).map_err(|error| RecordError::Damaged(error.to_string()))?;
    if document.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Ok((vec![document], None));
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
    match document.get("records").and_then(Value::as_array) {
        Some(records) => Ok((records.to_vec(), settings)),
        None => Err(RecordError::Damaged("it has no list of records".into())),
    }
}
