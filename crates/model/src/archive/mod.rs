//! The games that were played, as they are kept.

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
    /// Of a record, which has ended by this time, unless it says when itself.
    pub fn new<G: Game>(mut record: Record<G>, now: u64) -> SavedGame {
        let ended = record.ended.take().unwrap_or(now);
        // The same match is the same, whenever it is said to have ended.
        let id = id_of(&record.to_json());
        record.ended = Some(ended);
        SavedGame {
            id,
            ended,
            text: record.to_json(),
        }
    }

    /// One that was kept before, by its name, its end, and its text, damaged or not.
    pub fn kept(id: String, ended: u64, text: String) -> SavedGame {
        SavedGame { id, ended, text }
    }

    /// What it is called once it is kept: 16 digits that depend on what was played.
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
}

/// FNV-1a of 64 bits, in hexadecimal digits.
fn id_of(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
