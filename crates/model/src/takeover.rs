//! The data that releases up to 0.2.0 stored in the browser's local storage: one key per game; results and
//! days' games as lines, one key per month; pending work on results; and the matches on the tables.

use std::collections::BTreeMap;

use engine::GameId;

use crate::additions::{Additions, AdditionsBuilder, StoredData};
use crate::archive::SavedGame;
use crate::results::Attempt;
use crate::save_slot::SaveSlot;
use crate::storage::{self, StorageError};

/// The prefix of games' keys. The end of the game (milliseconds since 1970) and its id follow.
const GAMES: &str = "tablee.games.";
/// The prefix of results' keys; the month follows.
const RESULTS: &str = "tablee.results.";
/// The key that exists if all games have their results.
const FILLED: &str = "tablee.results-filled";
/// The key of pending work on results.
const OWED: &str = "tablee.results-owed";
/// The prefix of days' games' keys; the month follows.
const DAYS: &str = "tablee.daily-log.";

/// The old data: keys and texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OldStorage(pub BTreeMap<String, String>);

/// A line that cannot be read; a later release may have written it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// A line among the results.
    Result(String),
    /// A line among the days' games.
    Day(String),
}

/// The keys of old data.
///
/// # Errors
/// If the local storage cannot be read.
fn old_keys() -> Result<Vec<String>, StorageError> {
    let mut keys = storage::keys("tablee.")?;
    keys.retain(|key| is_old(key));
    Ok(keys)
}

/// Whether a key is one of old data.
pub fn is_old(key: &str) -> bool {
    is_played(key) || is_of_table(key)
}

/// Whether a key is about games that were played.
fn is_played(key: &str) -> bool {
    [GAMES, RESULTS, FILLED, OWED, DAYS]
        .iter()
        .any(|prefix| key.starts_with(prefix))
}

/// Whether a key holds the match of a table, usable or not.
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
    /// If the local storage cannot be read.
    pub fn read() -> Result<OldStorage, StorageError> {
        let mut entries = BTreeMap::new();
        for key in old_keys()? {
            if let Some(text) = storage::read(&key)? {
                entries.insert(key, text);
            }
        }
        Ok(OldStorage(entries))
    }

    /// Removes this data from the local storage. Keeps what another tab, with an earlier release, has changed
    /// since it was read; the next takeover gets it.
    ///
    /// # Errors
    /// If the local storage cannot be written.
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

    /// The saved matches, with the slots of their tables.
    pub fn saves(&self) -> impl Iterator<Item = (SaveSlot, &str)> {
        let entries = self.0.iter();
        entries.filter_map(|(key, text)| Some((SaveSlot::of_old_key(key)?, text.as_str())))
    }

    /// The texts of saved matches that belong to no slot of this release.
    pub fn unusable(&self) -> impl Iterator<Item = &str> {
        let is_unusable = |key: &str| is_of_table(key) && SaveSlot::of_old_key(key).is_none();
        let entries = self.0.iter();
        entries
            .filter(move |(key, _)| is_unusable(key))
            .map(|(_, text)| text.as_str())
    }

    /// The lines under keys with this prefix, the oldest month first.
    fn lines(&self, prefix: &str) -> impl Iterator<Item = &str> {
        let months = self.0.range(prefix.to_owned()..);
        let months = months.take_while(move |(key, _)| key.starts_with(prefix));
        months
            .flat_map(|(_, text)| text.lines())
            .filter(|line| !line.is_empty())
    }

    /// The additions from the old data to what is stored, and the lines that cannot be read. `now`, in
    /// milliseconds since 1970 (UTC), becomes the end of the matches that belong to no slot.
    pub fn additions(&self, stored: StoredData, now: u64) -> (Additions, Vec<Unreadable>) {
        // These results come from this device, so they are accepted whatever its clock says.
        let mut adding = AdditionsBuilder::new(stored, u64::MAX);
        let mut unreadable = Vec::new();
        // If there are several lines about the luck in a game, the last one counts.
        for text in self.lines(RESULTS).collect::<Vec<_>>().into_iter().rev() {
            if !adding.result(text) {
                unreadable.push(Unreadable::Result(text.into()));
            }
        }
        let (notes, pars): (Vec<&str>, Vec<&str>) =
            self.lines(DAYS).partition(|text| !text.starts_with("par "));
        // If there are several results of a day's game, the first counts; of several pars, the last.
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
                // The end of the game was taken back, so it has no result.
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
            adding.game(SavedGame::unchecked(text.into(), now), None);
        }
        for id in undone {
            adding.forget(id);
        }
        (adding.end(), unreadable)
    }
}

#[cfg(test)]
mod tests;
