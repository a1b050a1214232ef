//! How a match is kept on the device: the one under way, and one that cannot
//! be used.

use engine::{Game, GameId, RecordError};

use model::day::Day;
use model::session::{Session, SessionError, is_over};
use model::storage::{self, StorageError};
use ui::i18n::Texts;

/// The keys under which a game's matches are stored.
pub struct SaveKeys {
    /// The match under way.
    pub current: String,
    /// A save that cannot be used.
    pub unusable: String,
}

impl SaveKeys {
    /// The keys of a game.
    pub fn of(game: GameId) -> SaveKeys {
        SaveKeys::under(format!("tablee.{}.match", game.name()))
    }

    /// The keys of the attempt at a day's game.
    pub fn of_day(game: GameId, day: Day) -> SaveKeys {
        SaveKeys::under(format!("tablee.{}.daily.{day}", game.name()))
    }

    fn under(current: String) -> SaveKeys {
        SaveKeys {
            unusable: format!("{current}.unusable"),
            current,
        }
    }

    /// Whether a match is saved, usable or not.
    pub fn is_taken(&self) -> bool {
        matches!(storage::read(&self.current), Ok(Some(_)))
    }

    /// Whether a match is saved that is not over; one that cannot be used, and
    /// does not say so, counts as well.
    pub fn is_under_way(&self) -> bool {
        matches!(storage::read(&self.current), Ok(Some(text)) if !is_over(&text))
    }
}

/// The match that is saved under a table's keys, as this tab knows it. Another tab may play the same match,
/// and save it: what one does not know of is never written over.
pub(super) struct SavedMatch {
    keys: SaveKeys,
    /// What is saved, as far as this tab knows.
    known: Option<String>,
}

/// Why a match was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NotSaved {
    /// The browser blocks the storage, or it is full.
    Storage(StorageError),
    /// Another tab has saved something else.
    Changed,
}

impl SavedMatch {
    /// What is saved now. Nothing, if the browser blocks the storage, which is told of as soon as something
    /// is saved.
    pub fn new(keys: SaveKeys) -> SavedMatch {
        SavedMatch {
            known: read(&keys.current),
            keys,
        }
    }

    /// Looks what is saved now.
    pub fn look(&mut self) {
        self.known = read(&self.keys.current);
    }

    /// The saved match; `None` without one.
    ///
    /// # Errors
    /// If the save cannot be used: why, and what is saved.
    pub fn load<G: Game>(&self) -> Option<Result<Session<G>, (SessionError, String)>> {
        let text = self.known.as_ref()?;
        Some(Session::load(text).map_err(|error| {
            // If even this cannot be written, the save itself stays put until
            // a new match is begun.
            let _ = storage::write(&self.keys.unusable, text);
            (error, text.clone())
        }))
    }

    /// Saves the match.
    ///
    /// # Errors
    /// If the browser blocks the storage or it is full, or if another tab has saved something else, which is
    /// then known.
    pub fn store<G: Game>(&mut self, session: &Session<G>) -> Result<(), NotSaved> {
        let saved = storage::read(&self.keys.current).map_err(NotSaved::Storage)?;
        // What was removed is not missed.
        if saved.is_some() && saved != self.known {
            self.known = saved;
            return Err(NotSaved::Changed);
        }
        let text = session.save();
        storage::write(&self.keys.current, &text).map_err(NotSaved::Storage)?;
        self.known = Some(text);
        Ok(())
    }
}

/// What is saved under a key; nothing without storage.
pub(super) fn read(key: &str) -> Option<String> {
    storage::read(key).ok().flatten()
}

/// Why a save cannot be used, and what to do, in words.
pub(super) fn explain(error: &SessionError, texts: &Texts) -> &'static str {
    match error {
        SessionError::Record(RecordError::Foreign | RecordError::OtherGame) => {
            texts.errors.foreign_save
        }
        // A level that is unknown today is one that a later release added.
        SessionError::Record(RecordError::Newer(_)) | SessionError::Level(_) => {
            texts.errors.newer_save
        }
        SessionError::Record(
            RecordError::Damaged(_) | RecordError::Impossible(_) | RecordError::Enormous,
        )
        | SessionError::Rules(_)
        | SessionError::Participants { .. } => texts.errors.damaged_save,
    }
}
