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

    /// The saved match; `None` without one, or without storage, which is told
    /// of as soon as something is saved.
    ///
    /// # Errors
    /// If the save cannot be used: why, and what is saved.
    pub(super) fn load<G: Game>(&self) -> Option<Result<Session<G>, (SessionError, String)>> {
        let text = storage::read(&self.current).ok().flatten()?;
        Some(Session::load(&text).map_err(|error| {
            // If even this cannot be written, the save itself stays put until
            // a new match is begun.
            let _ = storage::write(&self.unusable, &text);
            (error, text)
        }))
    }

    /// Saves the match.
    ///
    /// # Errors
    /// If the browser blocks the storage or it is full.
    pub(super) fn store<G: Game>(&self, session: &Session<G>) -> Result<(), StorageError> {
        storage::write(&self.current, &session.save())
    }
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
