//! The results of the games that were played: a line for each, which stays
//! when the game itself has left the archive. Statistics are made of them.
//!
//! A table only [owes](owe) the result of a game that ends; whatever reads or
//! writes results settles that first.

mod line;
mod luck;
mod owed;
#[cfg(test)]
mod tests;

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

pub use line::{Company, Kind, Line, LineError, SHARES, figure, list, numbers};
pub use luck::{Luck, Scale};
pub use owed::{Debt, owe};

use crate::archive::{self, SavedGame, Store};
use crate::daily;
use crate::day::Day;
use crate::journal::{Foreign, Imported, Journal, in_order};
use crate::storage::StorageError;
use owed::Owed;

/// How many lines are kept, games and their luck: a few years of several games
/// a day, in about half a megabyte.
pub const MAX_LINES: usize = 8_000;

const JOURNAL: Journal = Journal {
    prefix: "tablee.results.",
    most: MAX_LINES,
};
/// Tells that the games of the archive have been gone through.
const FILLED: &str = "tablee.results-filled";

/// All that is kept.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    /// The games, the earliest first, each once.
    pub games: Vec<Line>,
    /// What is known of the luck in some of them, by their names in the
    /// archive.
    pub luck: Vec<(String, Luck)>,
    /// How many lines cannot be read; they are kept as they are.
    pub unreadable: usize,
}

impl Results {
    fn read(lines: &[String]) -> Results {
        let mut results = Results::default();
        for text in lines {
            if let Ok(line) = text.parse::<Line>() {
                // Months come in order, and so do the lines of one, but for
                // imported ones.
                in_order(&mut results.games, line, |a, b| a.ended <= b.ended);
            } else if let Some(luck) = luck::read(text) {
                results.luck.push(luck);
            } else {
                results.unreadable += 1;
            }
        }
        results
            .games
            .dedup_by(|a, b| a.id == b.id && a.ended == b.ended);
        results
    }
}

/// All results, once those of the archive's games are among them.
///
/// # Errors
/// If the storage cannot be read.
pub fn all(store: &impl Store) -> Result<Results, StorageError> {
    // What cannot be written now is tried again the next time.
    let filled = fill(store);
    let results = Results::read(&JOURNAL.lines(store)?);
    match filled {
        Err(StorageError::Blocked) => Err(StorageError::Blocked),
        Ok(()) | Err(StorageError::Full) => Ok(results),
    }
}

/// Notes the result of a game that has just ended, by its record; nothing
/// happens if it is not over, not one person's, or noted already.
///
/// # Errors
/// If the storage is blocked or full.
pub fn note(store: &impl Store, record: &str, id: &str, counted: bool) -> Result<(), StorageError> {
    fill(store)?;
    note_one(store, record, id, counted)
}

fn note_one(store: &impl Store, record: &str, id: &str, counted: bool) -> Result<(), StorageError> {
    let mut games = Results::read(&JOURNAL.lines(store)?).games;
    match add(&mut games, record, id, counted) {
        Some(line) => JOURNAL.add(store, [(line.ended, line.to_string())]),
        None => Ok(()),
    }
}

/// Notes the results of games that were imported, as [`note`] does.
///
/// # Errors
/// If the storage is blocked or full.
pub fn note_all(store: &impl Store, kept: &[SavedGame]) -> Result<(), StorageError> {
    if kept.is_empty() {
        return Ok(());
    }
    fill(store)?;
    let mut games = Results::read(&JOURNAL.lines(store)?).games;
    let mut order: Vec<&SavedGame> = Vec::new();
    for game in kept {
        in_order(&mut order, game, |a, b| a.ended() <= b.ended());
    }
    let new = order
        .iter()
        .filter_map(|game| add(&mut games, game.text(), game.id(), false));
    let new: Vec<Line> = new.collect();
    JOURNAL.add(store, new.iter().map(|line| (line.ended, line.to_string())))
}

/// Adds the result of a game to those before, unless it is known.
fn add(games: &mut Vec<Line>, record: &str, id: &str, counted: bool) -> Option<Line> {
    let mut line = Line::of(record, id, Kind::Own)?;
    if games.iter().any(|other| other.id == line.id) {
        return None;
    }
    line.kind = kind(&line, games, counted);
    games.push(line.clone());
    Some(line)
}

/// What a game counts as, among those that were played before.
fn kind(line: &Line, before: &[Line], counted: bool) -> Kind {
    let played = |other: &Line| other.has_luck_of(line) && other.ended <= line.ended;
    if counted {
        Kind::Daily
    } else if daily::is_of_some_day(line.game, line.seed, Day::of(line.ended))
        || before.iter().any(played)
    {
        Kind::Practice
    } else {
        Kind::Own
    }
}

/// Forgets the result of a game that did not end like this after all.
///
/// # Errors
/// If the storage is blocked.
pub fn forget(store: &impl Store, id: &str) -> Result<(), StorageError> {
    let is_it = |text: &str| text.split(' ').any(|part| part == id);
    JOURNAL.remove(store, &is_it)
}

/// Forgets every result. Games of the archive do not count any more, either;
/// they stay where they are.
///
/// # Errors
/// If the storage is blocked.
pub fn reset(store: &impl Store) -> Result<(), StorageError> {
    store.write(FILLED, "1")?;
    owed::paid(store)?;
    JOURNAL.clear(store)
}

/// Notes what was worked out about the luck in a game, by its name in the
/// archive; what was known before is replaced. Nothing happens if it has no
/// result here.
///
/// # Errors
/// If the storage is blocked or full; what was known before stays.
pub fn note_luck(store: &impl Store, id: &str, found: f64) -> Result<(), StorageError> {
    fill(store)?;
    let lines = JOURNAL.lines(store)?;
    // Of thousands of lines only those about this game are read.
    let is_about = |text: &&String| text.split(' ').nth(2) == Some(id);
    let mut about = lines.iter().filter(is_about);
    let Some(game) = about.find_map(|text| text.parse::<Line>().ok()) else {
        return Ok(());
    };
    let (prefix, text) = (luck::prefix(id), luck::write(id, Luck::of(&game, found)));
    if lines.iter().rfind(|line| line.starts_with(&prefix)) == Some(&text) {
        return Ok(());
    }
    // The new line comes first: storage that takes no more loses nothing.
    JOURNAL.add(store, [(game.ended, text.clone())])?;
    JOURNAL.remove(store, &|line| line.starts_with(&prefix) && line != text)
}

/// Does what is [owed](owe).
///
/// # Errors
/// If the storage is blocked or full.
pub fn settle(store: &impl Store) -> Result<(), StorageError> {
    fill(store)
}

/// Takes over the results of the games that were kept before there were lines,
/// and does what is owed.
fn fill(store: &impl Store) -> Result<(), StorageError> {
    let owed = owed::owed(store)?;
    if store.read(FILLED)?.is_none() {
        take_over(store, &owed)?;
    }
    if owed.is_empty() {
        return Ok(());
    }
    for Owed { id, debt } in owed {
        match debt {
            // What has left the archive since had no room there.
            Debt::Note { counted } => {
                if let Some(text) = archive::read(store, &id)? {
                    note_one(store, &text, &id, counted)?;
                }
            }
            Debt::Forget => forget(store, &id)?,
        }
    }
    owed::paid(store)
}

/// Takes over the results of the archive's games, but for those that are owed.
fn take_over(store: &impl Store, owed: &[Owed]) -> Result<(), StorageError> {
    let mut games = Results::read(&JOURNAL.lines(store)?).games;
    let mut new = Vec::new();
    for slot in archive::slots(store)?.iter().rev() {
        if owed.iter().all(|other| other.id != slot.id) {
            let text = archive::read_slot(store, slot)?.unwrap_or_default();
            new.extend(add(&mut games, &text, &slot.id, false));
        }
    }
    let new = new.iter().map(|line| (line.ended, line.to_string()));
    JOURNAL.add(store, new)?;
    store.write(FILLED, "1")
}

/// Every line as it is kept, for a file.
///
/// # Errors
/// If the storage cannot be read.
pub fn export(store: &impl Store) -> Result<Vec<String>, StorageError> {
    fill(store)?;
    JOURNAL.lines(store)
}

/// Adds the lines of a file that are not there yet, as far as there is room
/// beside those that are (see [`Journal::import`]). Lines that cannot be read
/// are passed over.
///
/// # Errors
/// If the storage is blocked or full; some may have been added.
pub fn import<'a>(
    store: &impl Store,
    lines: impl IntoIterator<Item = &'a str>,
    now: u64,
) -> Result<Imported, StorageError> {
    fill(store)?;
    let known = Results::read(&JOURNAL.lines(store)?);
    // When every game ended, by its name.
    let mut ended: BTreeMap<String, u64> = BTreeMap::new();
    for line in known.games {
        ended.insert(line.id, line.ended);
    }
    let mut lucky: BTreeSet<String> = known.luck.into_iter().map(|(id, _)| id).collect();
    let (mut new, mut more) = (Vec::new(), Vec::new());
    for text in lines {
        if let Ok(line) = text.parse::<Line>() {
            let (when, text) = (line.ended, line.to_string());
            if let Entry::Vacant(place) = ended.entry(line.id) {
                let name = Some(place.key().clone());
                new.push(Foreign { when, text, name });
                place.insert(when);
            }
        } else {
            more.extend(luck::read(text));
        }
    }
    for (id, luck) in more {
        // It stands by its game, and goes with it.
        if let Some(ended) = ended.get(&id)
            && lucky.insert(id.clone())
        {
            new.push(Foreign {
                when: *ended,
                text: luck::write(&id, luck),
                name: None,
            });
        }
    }
    JOURNAL.import(store, new, now)
}
