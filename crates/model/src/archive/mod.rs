//! The games that were played, as records to be kept.

mod summary;
#[cfg(test)]
mod tests;

pub use summary::Summary;

use engine::{Game, Record};

/// A record that can be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    id: String,
    ended: u64,
    text: String,
}

impl SavedGame {
    /// A game from a record. It ended at this time, unless the record has a time of its own.
    pub fn new<G: Game>(mut record: Record<G>, now: u64) -> SavedGame {
        let ended = record.ended.take().unwrap_or(now);
        // The id does not depend on the time: the same match has the same id.
        let id = digest(record.to_json().as_bytes());
        record.ended = Some(ended);
        SavedGame {
            id,
            ended,
            text: record.to_json(),
        }
    }

    /// The text of a saved match, which may be unusable, kept as a game that ended `now`. A match that can be used gets
    /// the same id as from [`SavedGame::new`].
    pub fn unchecked(text: String, now: u64) -> SavedGame {
        SavedGame {
            id: digest(text.as_bytes()),
            ended: now,
            text,
        }
    }

    /// A game that was kept before: its id, its end, and its text, damaged or not.
    pub fn kept(id: String, ended: u64, text: String) -> SavedGame {
        SavedGame { id, ended, text }
    }

    /// The id under which the game is kept: 16 digits computed from what was played.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// When it ended, in milliseconds since 1970 (UTC).
    pub fn ended(&self) -> u64 {
        self.ended
    }

    /// The record as text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The name of the file in which a person saves it; see [`file_name`].
    pub fn file_name(&self) -> String {
        file_name(&self.id)
    }
}

/// The name of the file in which a person saves the game of this id.
pub fn file_name(id: &str) -> String {
    format!("tablee-{id}.json")
}

/// FNV-1a of 64 bits, in hexadecimal digits.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
