//! What releases up to 0.2.0 kept in the browser's local storage: games each under a key of its own, results
//! and days' games as lines by months, what was still to be done about results, and the matches on the tables.

use std::collections::BTreeMap;

use engine::GameId;

use crate::additions::{Adding, Additions, Known};
use crate::archive::SavedGame;
use crate::results::Attempt;
use crate::save_slot::SaveSlot;
use crate::storage::{self, StorageError};

/// The prefix of games' keys; the time at which the game ended and its name follow.
const GAMES: &str = "tablee.games.";
/// The prefix of results' keys; the month follows.
const RESULTS: &str = "tablee.results.";
/// The key that says that the games' results have been noted.
const FILLED: &str = "tablee.results-filled";
/// The key of what is still to be done about results.
const OWED: &str = "tablee.results-owed";
/// The prefix of days' games' keys; the month follows.
const DAYS: &str = "tablee.daily-log.";

/// The old data, by its keys.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OldStorage(pub BTreeMap<String, String>);

/// A line that cannot be read; a later release may have written it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It was among the results.
    Result(String),
    /// It was among the days' games.
    Day(String),
}

/// The keys under which there is such data.
///
/// # Errors
///
/// If the local storage cannot be read.
pub fn old_keys() -> Result<Vec<String>, StorageError> {
    let mut keys = storage::keys("tablee.")?;
    keys.retain(|key| is_played(key) || is_of_table(key));
    Ok(keys)
}

/// Whether it is about games that were played.
fn is_played(key: &str) -> bool {
    [GAMES, RESULTS, FILLED, OWED, DAYS]
        .iter()
        .any(|prefix| key.starts_with(prefix))
}

/// Whether it is a match on a table, usable or not.
fn is_of_table(key: &str) -> bool {
    let rest = key
        .strip_prefix("tablee.")
        .and_then(|key| key.split_once('.'));
    rest.is_some_and(|(game, rest)| {
        GameId::named(game).is_some() && (rest.starts_with("match") || rest.starts_with("daily."))
    })
}

impl OldStorage {
    /// Reads the old data from the local storage.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn read() -> Result<OldStorage, StorageError> {
        let mut entries = BTreeMap::new();
        for key in old_keys()? {
            if let Some(text) = storage::read(&key)? {
                entries.insert(key, text);
            }
        }
        Ok(OldStorage(entries))
    }

    /// Removes this data from the local storage. What another tab with an earlier release has changed
    /// meanwhile stays, to be taken over the next time.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn remove(&self) -> Result<(), StorageError> {
        for (key, text) in &self.0 {
            if storage::read(key)?.as_ref() == Some(text) {
                storage::remove(key)?;
            }
        }
        Ok(())
    }

    /// The games, damaged or not, the earliest first.
    pub fn games(&self) -> Vec<SavedGame> {
        let game = |(key, text): (&String, &String)| {
            let (ended, id) = key.strip_prefix(GAMES)?.split_once('.')?;
            Some(SavedGame::kept(
                id.into(),
                ended.parse().ok()?,
                text.clone(),
            ))
        };
        let mut games: Vec<SavedGame> = self.0.iter().filter_map(game).collect();
        games.sort_by_key(SavedGame::ended);
        games
    }

    /// The matches on the tables, as they were saved.
    pub fn saves(&self) -> impl Iterator<Item = (SaveSlot, &str)> {
        let entries = self.0.iter();
        entries.filter_map(|(key, text)| Some((SaveSlot::of_old_key(key)?, text.as_str())))
    }

    /// Matches that no table can use, as texts.
    pub fn unusable(&self) -> impl Iterator<Item = &str> {
        let is_unusable = |key: &str| is_of_table(key) && SaveSlot::of_old_key(key).is_none();
        let entries = self.0.iter();
        entries
            .filter(move |(key, _)| is_unusable(key))
            .map(|(_, text)| text.as_str())
    }

    /// The lines under such keys, the oldest months first.
    fn lines(&self, prefix: &str) -> impl Iterator<Item = &str> {
        let months = self.0.range(prefix.to_owned()..);
        let months = months.take_while(move |(key, _)| key.starts_with(prefix));
        months
            .flat_map(|(_, text)| text.lines())
            .filter(|line| !line.is_empty())
    }

    /// What of the old data is to be added to what is known, and the lines that cannot be read. `now`, in
    /// milliseconds since 1970 (UTC), is when matches ended that no table can use.
    pub fn additions(&self, known: Known, now: u64) -> (Additions, Vec<Unreadable>) {
        // Whatever the clock says now, these results were kept on this device.
        let mut adding = Adding::new(known, u64::MAX);
        let mut unreadable = Vec::new();
        // Of several lines about a game's luck the last one counts.
        for text in self.lines(RESULTS).collect::<Vec<_>>().into_iter().rev() {
            if !adding.result(text) {
                unreadable.push(Unreadable::Result(text.into()));
            }
        }
        let (notes, pars): (Vec<&str>, Vec<&str>) =
            self.lines(DAYS).partition(|text| !text.starts_with("par "));
        // Of several results the first counts, of several pars the last.
        for text in notes.into_iter().chain(pars.into_iter().rev()) {
            if !adding.day(text) {
                unreadable.push(Unreadable::Day(text.into()));
            }
        }
        let owed = self.0.get(OWED).map_or("", String::as_str);
        let mut debts = BTreeMap::new();
        let mut undone = Vec::new();
        for debt in owed.split(' ').filter(|debt| debt.is_ascii()) {
            match debt.split_at_checked(1) {
                Some(("+", id)) => drop(debts.insert(id, Attempt::Any)),
                Some(("!", id)) => drop(debts.insert(id, Attempt::Counted)),
                // The game did not end like this after all.
                Some(("-", id)) => undone.push(id),
                _ => {}
            }
        }
        let is_filled = self.0.contains_key(FILLED);
        for game in self.games() {
            let owed = debts.get(game.id()).copied();
            let before = (!is_filled).then_some(Attempt::Any);
            adding.game(game, owed.or(before));
        }
        for text in self.unusable() {
            adding.game(SavedGame::unusable(text.into(), now), None);
        }
        for id in undone {
            adding.forget(id);
        }
        (adding.end(), unreadable)
    }
}

#[cfg(test)]
mod tests;
