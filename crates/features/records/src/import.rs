//! What is taken from files: found out first, and added once the person has seen what it comes to.

use std::vec::IntoIter;

use engine::{RecordError, game_of};
use lazy::NotLoaded;

use crate::file::read;
use crate::game::RECORD_PARTS;
use model::additions::{Adding, Additions, Known};
use model::archive::SavedGame;
use model::results::Attempt;
use model::session::SessionError;
use model::settings::Settings;

/// Why a record, or a whole file, is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// It cannot be used.
    #[error(transparent)]
    Record(#[from] SessionError),
    /// The rules of its game could not be loaded.
    #[error(transparent)]
    NotLoaded(#[from] NotLoaded),
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::Record(error.into())
    }
}

/// What some files come to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// What they would add.
    pub additions: Additions,
    /// Why something of them is not added, by the files' names.
    pub failures: Vec<(String, Failure)>,
    /// The settings in the last file that has any; nothing is done with them.
    pub settings: Option<Settings>,
}

/// Files on their way to a plan: one game after the other, since each is replayed first, and many of them
/// take a while.
pub struct Import {
    adding: Adding,
    plan: Plan,
    /// The records that are still to be checked, with their files' names.
    records: IntoIter<(String, String)>,
    /// The games that have been checked.
    games: Vec<SavedGame>,
    /// The same in their order, once all are there.
    ordered: Option<IntoIter<SavedGame>>,
    now: u64,
}

impl Import {
    /// Reads files by their names and texts, at some time in milliseconds since 1970 (UTC), where this is
    /// known already.
    pub fn begin(
        files: Vec<(String, Result<String, RecordError>)>,
        known: Known,
        now: u64,
    ) -> Import {
        let (mut adding, mut plan) = (Adding::new(known, now), Plan::default());
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

    /// Sees to the next game, for which its game's part must have been loaded; whether there was one.
    pub fn step(&mut self) -> bool {
        if let Some((name, text)) = self.records.next() {
            match check(&text, self.now) {
                Ok(game) => self.games.push(game),
                Err(failure) => self.plan.failures.push((name, failure)),
            }
            return true;
        }
        let games = &mut self.games;
        let ordered = self.ordered.get_or_insert_with(|| {
            // Which of two games with the same luck was practice depends on their order.
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

    /// What the files come to, once no step is left.
    pub fn end(self) -> Plan {
        Plan {
            additions: self.adding.end(),
            ..self.plan
        }
    }
}

fn check(record: &str, now: u64) -> Result<SavedGame, Failure> {
    let game = game_of(record)?;
    let part = RECORD_PARTS.of(game).get().ok_or(NotLoaded)?;
    Ok((part.check)(record, now)?)
}

#[cfg(test)]
mod tests;
