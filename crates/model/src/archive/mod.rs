//! The games that were played, kept on the device: each record under a key of
//! its own, which tells when it ended, so that no list can disagree with what
//! is there, and two windows do not overwrite each other's.

pub mod memory;
mod summary;
#[cfg(test)]
mod tests;

pub use summary::Summary;

use engine::{Game, Record};

use crate::storage::{self, StorageError};

/// How many games are kept.
pub const MAX_GAMES: usize = 300;
/// How much they may take together, in characters: a part of what browsers
/// give a page.
pub const MAX_SIZE: usize = 1_500_000;

/// What the keys of kept games begin with.
const PREFIX: &str = "tablee.games.";

/// Where records are kept.
pub trait Store {
    /// All keys that begin like this.
    ///
    /// # Errors
    /// If nothing can be read.
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StorageError>;
    /// What is under a key.
    ///
    /// # Errors
    /// If nothing can be read.
    fn read(&self, key: &str) -> Result<Option<String>, StorageError>;
    /// Puts something under a key.
    ///
    /// # Errors
    /// If nothing can be written, or there is no room.
    fn write(&self, key: &str, value: &str) -> Result<(), StorageError>;
    /// Takes away what is under a key.
    ///
    /// # Errors
    /// If nothing can be written.
    fn remove(&self, key: &str) -> Result<(), StorageError>;
}

/// The browser's storage.
pub struct Device;

impl Store for Device {
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StorageError> {
        storage::keys(prefix)
    }

    fn read(&self, key: &str) -> Result<Option<String>, StorageError> {
        storage::read(key)
    }

    fn write(&self, key: &str, value: &str) -> Result<(), StorageError> {
        storage::write(key, value)
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        storage::remove(key)
    }
}

/// A kept game's place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slot {
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended: u64,
    /// Names it among all: 16 digits that depend on what was played.
    pub id: String,
}

impl Slot {
    fn key(&self) -> String {
        format!("{PREFIX}{}.{}", self.ended, self.id)
    }

    fn parse(key: &str) -> Option<Slot> {
        let (ended, id) = key.strip_prefix(PREFIX)?.split_once('.')?;
        Some(Slot {
            ended: ended.parse().ok()?,
            id: id.into(),
        })
    }
}

/// A record that can be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    slot: Slot,
    text: String,
}

impl SavedGame {
    /// Of a record, which has ended by this time, unless it says when itself.
    pub fn new<G: Game>(mut record: Record<G>, now: u64) -> SavedGame {
        let ended = record.ended.take().unwrap_or(now);
        // The same match is the same, whenever it is said to have ended.
        let id = id_of(&record.to_json());
        record.ended = Some(ended);
        SavedGame {
            text: record.to_json(),
            slot: Slot { ended, id },
        }
    }

    /// What it is called once it is kept.
    pub fn id(&self) -> &str {
        &self.slot.id
    }

    /// When it ended, in milliseconds since 1970 (UTC).
    pub fn ended(&self) -> u64 {
        self.slot.ended
    }

    /// The record as text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// FNV-1a of 64 bits, in hexadecimal digits.
fn id_of(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// What became of a game that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is kept, and so many of the oldest are not any more.
    Added(usize),
    /// It was there already.
    Known,
    /// There is no room without dropping others.
    NoRoom,
}

/// The kept games, the latest first.
///
/// # Errors
/// If the storage cannot be read.
pub fn slots(store: &impl Store) -> Result<Vec<Slot>, StorageError> {
    let keys = store.keys(PREFIX)?;
    let mut slots: Vec<Slot> = keys.iter().filter_map(|key| Slot::parse(key)).collect();
    slots.sort_by(|a, b| b.cmp(a));
    Ok(slots)
}

/// A kept game's record as text, damaged or not; `None` if there is no such
/// game.
///
/// # Errors
/// If the storage cannot be read.
pub fn read(store: &impl Store, id: &str) -> Result<Option<String>, StorageError> {
    match slots(store)?.iter().find(|slot| slot.id == id) {
        Some(slot) => store.read(&slot.key()),
        None => Ok(None),
    }
}

/// What is kept in a place, damaged or not; `None` if it is empty.
///
/// # Errors
/// If the storage cannot be read.
pub fn read_slot(store: &impl Store, slot: &Slot) -> Result<Option<String>, StorageError> {
    store.read(&slot.key())
}

/// Keeps a game no more; nothing happens if it is not kept.
///
/// # Errors
/// If the storage cannot be written.
pub fn remove(store: &impl Store, id: &str) -> Result<(), StorageError> {
    let slots = slots(store)?.into_iter();
    slots
        .filter(|slot| slot.id == id)
        .try_for_each(|slot| store.remove(&slot.key()))
}

/// Keeps a game. If there is no room, the oldest ones go, or, unless they
/// `may_drop`, it is not kept.
///
/// # Errors
/// If the storage is blocked, or too full even without any of the games.
pub fn keep(store: &impl Store, game: &SavedGame, may_drop: bool) -> Result<Kept, StorageError> {
    let mut slots = slots(store)?;
    if slots.iter().any(|slot| slot.id == game.slot.id) {
        return Ok(Kept::Known);
    }
    let mut total = game.text.len();
    let mut sizes = Vec::new();
    for slot in &slots {
        let size = store.read(&slot.key())?.map_or(0, |text| text.len());
        sizes.push(size);
        total += size;
    }
    let mut dropped = 0;
    loop {
        let fits = slots.len() < MAX_GAMES && total <= MAX_SIZE;
        if fits {
            match store.write(&game.slot.key(), &game.text) {
                Err(StorageError::Full) if !slots.is_empty() => {}
                result => return result.map(|()| Kept::Added(dropped)),
            }
        }
        if !may_drop {
            return Ok(Kept::NoRoom);
        }
        let (Some(oldest), Some(size)) = (slots.pop(), sizes.pop()) else {
            return Err(StorageError::Full);
        };
        store.remove(&oldest.key())?;
        total -= size;
        dropped += 1;
    }
}
