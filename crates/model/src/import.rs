//! Importing files: the plan of an import, which the person confirms before anything is added.

use std::vec::IntoIter;

use engine::{Game, GameId, Record, RecordError, game_of};

use crate::additions::{Additions, AdditionsBuilder, Stored};
use crate::archive::SavedGame;
use crate::bundle::read;
use crate::results::Attempt;
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

/// What an import of some files would do.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// The games and lines that it would add.
    pub additions: Additions,
    /// What is not imported, with the name of its file.
    pub failures: Vec<(String, Failure)>,
    /// The settings of the last file that has any. The import itself does not apply them.
    pub settings: Option<Settings>,
}

/// The making of a [`Plan`], in steps: each record is replayed, which takes long for many of them.
#[derive(Debug)]
pub struct Import {
    adding: AdditionsBuilder,
    plan: Plan,
    /// The records that have not been checked yet, each with its file's name.
    records: IntoIter<(String, String)>,
    /// The games that have been checked.
    games: Vec<SavedGame>,
    /// The checked games ordered by their ends, once all are checked.
    ordered: Option<IntoIter<SavedGame>>,
    now: u64,
}

impl Import {
    /// Begins with the names and texts of files, and with what the database has already. `now` is the present
    /// time, in milliseconds since 1970 (UTC).
    pub fn begin(
        files: Vec<(String, Result<String, RecordError>)>,
        known: Stored,
        now: u64,
    ) -> Import {
        let (mut adding, mut plan) = (AdditionsBuilder::new(known, now), Plan::default());
        let mut records = Vec::new();
        for (name, text) in files {
            match text.and_then(|text| read(&text)) {
                Err(error) => plan.failures.push((name, error.into())),
                Ok(contents) => {
                    for line in &contents.lines.results {
                        adding.result(line);
                    }
                    for line in &contents.lines.daily {
                        adding.day(line);
                    }
                    plan.settings = contents.settings.or(plan.settings);
                    let texts = contents.records.into_iter();
                    records.extend(texts.map(|text| (name.clone(), text)));
                }
            }
        }
        Import {
            adding,
            plan,
            records: records.into_iter(),
            games: Vec::new(),
            ordered: None,
            now,
        }
    }

    /// Checks or adds one game; returns whether there was one left. `check_of` returns the [`check`] of a game, or
    /// `None` if its rules are not loaded.
    pub fn step(&mut self, check_of: impl Fn(GameId) -> Option<Check>) -> bool {
        if let Some((name, text)) = self.records.next() {
            match checked(&text, self.now, check_of) {
                Ok(game) => self.games.push(game),
                Err(failure) => self.plan.failures.push((name, failure)),
            }
            return true;
        }
        let games = &mut self.games;
        let ordered = self.ordered.get_or_insert_with(|| {
            // Of two games with the same seed the later one counts as practice, so they are taken by the time they
            // ended.
            games.sort_by_key(SavedGame::ended);
            std::mem::take(games).into_iter()
        });
        let next = ordered.next();
        let is_one = next.is_some();
        if let Some(game) = next {
            self.adding.game(game, Some(Attempt::Any));
        }
        is_one
    }

    /// The plan; call it when [`step`](Import::step) has returned `false`.
    pub fn end(self) -> Plan {
        Plan {
            additions: self.adding.end(),
            ..self.plan
        }
    }
}

fn checked(
    record: &str,
    now: u64,
    check_of: impl Fn(GameId) -> Option<Check>,
) -> Result<SavedGame, Failure> {
    let check = check_of(game_of(record)?).ok_or(Failure::NotLoaded)?;
    Ok(check(record, now)?)
}

/// The [`check`] of one game.
pub type Check = fn(&str, u64) -> Result<SavedGame, SessionError>;

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

#[cfg(test)]
mod tests;
