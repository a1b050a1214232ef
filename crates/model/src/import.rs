//! Importing files: the plan of an import, which the person confirms before anything is added.

use std::collections::{BTreeMap, VecDeque};
use std::mem::{discriminant, take};
use std::vec::IntoIter;

use engine::{Game, GameId, Record, RecordError, game_of};

use crate::additions::{Additions, AdditionsBuilder, StoredData, TableSave};
use crate::archive::SavedGame;
use crate::bundle::{Contents, Extras, Reader, Values};
use crate::day::Day;
use crate::results::Attempt;
use crate::save_slot::SaveSlot;
use crate::session::{Session, SessionError};
use crate::settings::Settings;

/// Why a record, or a whole file, is not imported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] SessionError),
    /// The rules of its game could not be loaded.
    #[error("the rules of its game could not be loaded")]
    NotLoaded,
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::Record(error.into())
    }
}

impl Failure {
    /// Whether the reasons are of one kind. Their details may differ.
    fn is_like(&self, other: &Failure) -> bool {
        use SessionError::Record;
        match (self, other) {
            (Failure::Record(Record(one)), Failure::Record(Record(other))) => {
                discriminant(one) == discriminant(other)
            }
            (Failure::Record(one), Failure::Record(other)) => {
                discriminant(one) == discriminant(other)
            }
            (Failure::NotLoaded, Failure::NotLoaded) => true,
            (Failure::Record(_), Failure::NotLoaded) | (Failure::NotLoaded, Failure::Record(_)) => {
                false
            }
        }
    }
}

/// The records of a file that are not imported for one kind of reason, or the file as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The file's name.
    pub file: String,
    /// The reason of the first one.
    pub failure: Failure,
    /// The number of records, from 1.
    pub count: usize,
}

/// What an import of some files would do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// The games and lines that it would add.
    pub additions: Additions,
    /// What is not imported.
    pub refused: Vec<Refused>,
    /// The settings of the last file that has any. The import itself does not apply them.
    pub settings: Option<Settings>,
    /// The last choices in the files. The import itself does not apply them.
    pub choices: BTreeMap<String, String>,
}

/// Adds a line to additions.
type AddLine = fn(&mut AdditionsBuilder, &str) -> bool;

/// Makes a [`Plan`] in steps. Files may be large, and each record is replayed, which takes long for many records.
#[derive(Debug)]
pub struct Import {
    adding: AdditionsBuilder,
    plan: Plan,
    /// The names and texts of the files that have not been read yet.
    files: IntoIter<(String, Result<String, RecordError>)>,
    /// The file that is being read.
    reading: Option<(String, Reader)>,
    /// The lines of results and days that have not been added yet, as JSON.
    lines: VecDeque<(AddLine, Values)>,
    /// The records that have not been checked yet, with their files' names.
    records: VecDeque<(String, Values)>,
    /// The games that have been checked.
    games: Vec<SavedGame>,
    /// The checked games ordered by their ends, once all are checked.
    ordered: Option<IntoIter<SavedGame>>,
    /// The matches under way that have not been checked yet: the file's name, the table's name, the record.
    matches: VecDeque<(String, String, String)>,
    /// What goes between friends by links and has not been checked yet, by its keys.
    exchanges: VecDeque<(String, String)>,
    now: u64,
}

impl Import {
    /// Begins with the names and texts of files, and with what the database has. `now` is the present time, in
    /// milliseconds since 1970 (UTC).
    pub fn begin(
        files: Vec<(String, Result<String, RecordError>)>,
        stored: StoredData,
        now: u64,
    ) -> Import {
        Import {
            adding: AdditionsBuilder::new(stored, now),
            plan: Plan::default(),
            files: files.into_iter(),
            reading: None,
            lines: VecDeque::new(),
            records: VecDeque::new(),
            games: Vec::new(),
            ordered: None,
            matches: VecDeque::new(),
            exchanges: VecDeque::new(),
            now,
        }
    }

    /// Reads a piece of a file; returns whether there was one left.
    fn read(&mut self) -> bool {
        if let Some((_, reader)) = &mut self.reading
            && reader.step()
        {
            return true;
        }
        if let Some((name, reader)) = self.reading.take() {
            match reader.end() {
                Ok(contents) => self.take(name, contents),
                Err(error) => self.refuse(&name, error.into(), 1),
            }
            return true;
        }
        let Some((name, text)) = self.files.next() else {
            return false;
        };
        match text.and_then(Reader::begin) {
            Ok(reader) => self.reading = Some((name, reader)),
            Err(error) => self.refuse(&name, error.into(), 1),
        }
        true
    }

    /// Notes that records of a file are not imported. They are counted, since a file may have millions.
    fn refuse(&mut self, file: &str, failure: Failure, count: usize) {
        let mut known = self.plan.refused.iter_mut();
        let same = known.find(|other| other.file == file && other.failure.is_like(&failure));
        match same {
            Some(same) => same.count += count,
            None if count > 0 => {
                let file = file.to_owned();
                self.plan.refused.push(Refused {
                    file,
                    failure,
                    count,
                });
            }
            None => {}
        }
    }

    /// Sorts the contents of a file into what is to be checked and added.
    fn take(&mut self, name: String, contents: Contents) {
        self.lines
            .push_back((AdditionsBuilder::result, contents.results));
        self.lines
            .push_back((AdditionsBuilder::day, contents.daily));
        self.plan.settings = contents.settings.or(self.plan.settings);
        let Extras {
            preferences,
            matches,
            evenings,
            mistakes,
            exchanges,
        } = contents.extras;
        self.adding.preferences(&preferences);
        self.adding.evenings(&evenings);
        self.adding.mistakes(&mistakes);
        self.exchanges.extend(exchanges);
        self.plan.choices.extend(preferences.choices);
        let matches = matches.into_iter();
        self.matches
            .extend(matches.map(|(table, text)| (name.clone(), table, text)));
        self.refuse(&name, RecordError::Foreign.into(), contents.records.short);
        self.records.push_back((name, contents.records));
    }

    /// Reads a piece of a file, or checks or adds one line, game, duel, letter or match under way. Returns whether something was
    /// left. `checks_of` returns the [`Checks`] of a game, or `None` if its rules are not loaded.
    pub fn step(&mut self, checks_of: impl Fn(GameId) -> Option<Checks>) -> bool {
        if self.read() {
            return true;
        }
        if let Some((add, lines)) = self.lines.front_mut() {
            match lines.take_next() {
                Some(line) => {
                    // A value that is not a text is not a line.
                    if let Ok(line) = serde_json::from_str::<String>(line) {
                        add(&mut self.adding, &line);
                    }
                }
                None => drop(self.lines.pop_front()),
            }
            return true;
        }
        if let Some((name, texts)) = self.records.front_mut() {
            let Some(text) = texts.take_next() else {
                self.records.pop_front();
                return true;
            };
            match checked(text, self.now, checks_of) {
                Ok(game) => self.games.push(game),
                Err(failure) => {
                    let name = name.clone();
                    self.refuse(&name, failure, 1);
                }
            }
            return true;
        }
        if let Some((key, text)) = self.exchanges.pop_front() {
            self.adding.exchange(&key, &text);
            return true;
        }
        let games = &mut self.games;
        let ordered = self.ordered.get_or_insert_with(|| {
            // If two games have the same seed, the later one counts as practice. So games are added in the order in
            // which they ended.
            games.sort_by_key(SavedGame::ended);
            take(games).into_iter()
        });
        if let Some(game) = ordered.next() {
            self.adding.game(game, Some(Attempt::Any));
            return true;
        }
        let Some((name, table, text)) = self.matches.pop_front() else {
            return false;
        };
        match resumed(&table, &text, self.now, checks_of) {
            Ok((slot, save)) => self.adding.under_way(slot, save),
            Err(failure) => self.refuse(&name, failure, 1),
        }
        true
    }

    /// The plan; call it when [`step`](Import::step) has returned `false`.
    pub fn end(self) -> Plan {
        Plan {
            additions: self.adding.end(),
            ..self.plan
        }
    }
}

/// A match under way: its table, and the match in the form in which that table saves it.
fn resumed(
    table: &str,
    record: &str,
    now: u64,
    checks_of: impl Fn(GameId) -> Option<Checks>,
) -> Result<(SaveSlot, TableSave), Failure> {
    let slot = SaveSlot::named(table).ok_or(RecordError::Foreign)?;
    if game_of(record)? != slot.game() {
        return Err(RecordError::OtherGame.into());
    }
    let checks = checks_of(slot.game()).ok_or(Failure::NotLoaded)?;
    Ok((slot, (checks.resume)(record, slot, now)?))
}

/// Replays a record; returns it as a game that ended `now` (in milliseconds since 1970, UTC), unless it says itself
/// when it ended. `checks_of` is as for [`Import::step`].
///
/// # Errors
/// If it is no valid record, or if its game's rules are not loaded.
pub fn checked(
    record: &str,
    now: u64,
    checks_of: impl Fn(GameId) -> Option<Checks>,
) -> Result<SavedGame, Failure> {
    let checks = checks_of(game_of(record)?).ok_or(Failure::NotLoaded)?;
    Ok((checks.check)(record, now)?)
}

/// The checks of what is imported of one game. The numbers are the present time, in milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug)]
pub struct Checks {
    /// [`check`] for the game.
    pub check: fn(&str, u64) -> Result<SavedGame, SessionError>,
    /// [`resume`] for the game.
    pub resume: fn(&str, SaveSlot, u64) -> Result<TableSave, SessionError>,
}

/// Replays a record of game `G` and returns it in the form in which it is stored. `now` is the present time, in
/// milliseconds since 1970 (UTC).
///
/// # Errors
/// If it is no valid record of this game, or no session can be made of it.
pub fn check<G: Game>(record: &str, now: u64) -> Result<SavedGame, SessionError> {
    let record = Record::<G>::from_json(record)?;
    Session::of(record.clone())?;
    Ok(SavedGame::new(record, now))
}

/// Replays a match under way of game `G` for this table. At a day's table it has to be the day's game, by
/// `is_of_day`. `now` is the present time, in milliseconds since 1970 (UTC).
///
/// # Errors
/// If it is no valid record of this game, if no session can be made of it, or if it is not the day's game.
pub fn resume<G: Game>(
    record: &str,
    slot: SaveSlot,
    now: u64,
    is_of_day: fn(&Session<G>, Day) -> bool,
) -> Result<TableSave, SessionError> {
    let session = Session::<G>::load(record)?;
    if slot.day().is_some_and(|day| !is_of_day(&session, day)) {
        let reason = "it is not the game of its day".to_owned();
        return Err(RecordError::Impossible(reason).into());
    }
    Ok(TableSave {
        text: session.save(),
        game: SavedGame::new(session.record(None), now),
    })
}

#[cfg(test)]
mod tests;
