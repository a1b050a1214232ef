//! A person's progress in each lesson, stored on the device.

use engine::GameId;

use model::storage::{self, StorageError};

/// Stored in place of a stop's name once a lesson is finished.
const DONE: &str = "done";

/// A person's progress in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It has never been begun.
    New,
    /// It was left at the stop of this name.
    At(String),
    /// It is finished.
    Done,
}

impl Progress {
    /// The stored progress; `New` where the storage is blocked.
    pub fn of(game: GameId) -> Progress {
        match storage::read(&key_of(game)).ok().flatten() {
            None => Progress::New,
            Some(name) if name == DONE => Progress::Done,
            Some(name) => Progress::At(name),
        }
    }

    /// Stores the progress.
    ///
    /// # Errors
    ///
    /// If the browser blocks the storage or it is full.
    pub fn store(&self, game: GameId) -> Result<(), StorageError> {
        match self {
            Progress::New => storage::remove(&key_of(game)),
            Progress::At(name) => storage::write(&key_of(game), name),
            Progress::Done => storage::write(&key_of(game), DONE),
        }
    }
}

fn key_of(game: GameId) -> String {
    format!("tablee.{}.tutorial", game.name())
}
