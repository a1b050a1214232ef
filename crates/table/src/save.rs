//! The saves of a match on the device: the match under way, and a save that cannot be used.

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

    /// Whether a save exists, usable or not.
    pub fn is_taken(&self) -> bool {
        matches!(storage::read(&self.current), Ok(Some(_)))
    }

    /// Whether a match is saved that is not over. A save that cannot be used counts as well, unless it says
    /// that it is over.
    pub fn is_under_way(&self) -> bool {
        matches!(storage::read(&self.current), Ok(Some(text)) if !is_over(&text))
    }
}

/// The save of a table, as this tab knows it. Another tab may play and save the same match: a tab never
/// overwrites a save that it does not know.
pub(super) struct SavedMatch {
    keys: SaveKeys,
    /// The save, as far as this tab knows.
    known: Option<String>,
}

/// Why a match was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NotSaved {
    /// The browser blocks the storage, or it is full.
    Storage(StorageError),
    /// Another tab has changed the save.
    Changed,
}

impl SavedMatch {
    /// The present save; empty if the browser blocks the storage, which is reported when something is saved.
    pub fn new(keys: SaveKeys) -> SavedMatch {
        SavedMatch {
            known: read(&keys.current),
            keys,
        }
    }

    /// Reads the present save.
    pub fn look(&mut self) {
        self.known = read(&self.keys.current);
    }

    /// The saved match; `None` without one.
    ///
    /// # Errors
    ///
    /// If the save cannot be used: the reason, and the text of the save.
    pub fn load<G: Game>(&self) -> Option<Result<Session<G>, (SessionError, String)>> {
        let text = self.known.as_ref()?;
        Some(Session::load(text).map_err(|error| {
            // If this cannot be written either, the save stays where it is until a new match begins.
            let _ = storage::write(&self.keys.unusable, text);
            (error, text.clone())
        }))
    }

    /// Saves the match.
    ///
    /// # Errors
    ///
    /// If the browser blocks the storage or it is full, or if another tab has changed the save, which is then
    /// known.
    pub fn store<G: Game>(&mut self, session: &Session<G>) -> Result<(), NotSaved> {
        let saved = storage::read(&self.keys.current).map_err(NotSaved::Storage)?;
        // A removed save counts as unchanged.
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

/// The text under a key; `None` without storage.
pub(super) fn read(key: &str) -> Option<String> {
    storage::read(key).ok().flatten()
}

/// Why a save cannot be used, and what to do, in words.
pub(super) fn explain(error: &SessionError, texts: &Texts) -> &'static str {
    match error {
        SessionError::Record(RecordError::Foreign | RecordError::OtherGame) => {
            texts.errors.foreign_save
        }
        // An unknown level comes from a later release.
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
