//! What the home screen says of the games.

use core::pin::Pin;
use std::future::Future;

use daily::{DayNote, day_notes};
use engine::GameId;
use model::day::Day;
use model::storage::StorageError;
use statistics::standings;
use ui::i18n::Lang;

/// What the home screen says of each game, in the order of [`GameId::ALL`]; nothing as long as it is not read.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct HomeNotes {
    /// The status of the game of the day.
    pub days: Vec<DayNote>,
    /// How the last game ended, and the rating; empty if none was played.
    pub standings: Vec<String>,
    /// The game that was played last.
    pub latest: Option<GameId>,
}

impl HomeNotes {
    /// What is said of how the person stands in a game; empty if nothing is.
    pub fn standing(&self, game: GameId) -> &str {
        let place = GameId::ALL.iter().position(|other| *other == game);
        let said = place.and_then(|place| self.standings.get(place));
        said.map_or("", String::as_str)
    }
}

/// The notes, as they are being read.
pub type Notes = Pin<Box<dyn Future<Output = Result<HomeNotes, StorageError>>>>;

/// Reads the notes.
pub fn notes(today: Day, lang: Lang) -> Notes {
    Box::pin(async move {
        // If these cannot be read, the statistics say so.
        let known = standings(lang).await.unwrap_or_default();
        Ok(HomeNotes {
            days: day_notes(today, lang).await?,
            standings: known.lines,
            latest: known.latest,
        })
    })
}
