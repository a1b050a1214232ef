//! Games that are over, or replaced by others, are kept in the archive.

use engine::{Entry, Game};

use super::elsewhere::TabTexts;
use super::{Playable, SaveKeys};
use model::archive::{self, Device, Kept, SavedGame};
use model::clock::now;
use model::day::Day;
use model::results::{self, Debt};
use model::session::Session;
use model::storage;
use ui::i18n::{Lang, Texts, Translated};

/// Follows a match at the table to its end.
#[derive(Default)]
pub(super) struct Archiver {
    /// Whether the match was over when it was last looked at; `None` before.
    over: Option<bool>,
    /// The day whose game it is, as the attempt that counts.
    day: Option<Day>,
}

/// What the person has to know of what was kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// Older games have been dropped.
    Dropped,
    /// The game could not be kept.
    NotKept,
    /// Another tab has played the match on.
    Changed,
}

impl Notice {
    pub(super) fn text(self, lang: Lang) -> &'static str {
        let texts = Texts::of(lang);
        match self {
            Notice::Dropped => texts.records.dropped,
            Notice::NotKept => texts.records.not_kept,
            Notice::Changed => TabTexts::of(lang).changed,
        }
    }
}

impl Archiver {
    /// Of the attempt at a day's game, or of any match.
    pub(super) fn new(day: Option<Day>) -> Archiver {
        Archiver {
            day,
            ..Archiver::default()
        }
    }

    /// Keeps the match if it has just ended. One that was over when it was put
    /// on the table was kept before, or deleted since.
    pub(super) fn follow<G: Game>(&mut self, session: &Session<G>) -> Option<Notice> {
        let over = session.outcome().is_some();
        if self.over.replace(over) != Some(false) || !over {
            return None;
        }
        let game = SavedGame::new(session.record(None), now());
        // What was only watched drives out nothing that was played.
        let notice = keep(&game, !session.is_spectated());
        let counted = self.day.is_some();
        note_result(game.id(), counted);
        notice
    }
}

/// Keeps the saved match that is about to be replaced: in the archive, if
/// somebody has played it and it is not over, when it is there already; and a
/// save that cannot be used as it is.
pub(super) fn put_away<G: Playable>() -> Option<Notice> {
    let keys = SaveKeys::of(G::ID);
    let text = storage::read(&keys.current).ok().flatten()?;
    let Ok(session) = Session::<G::Game>::load(&text) else {
        // Full storage is told of when the new match is saved.
        let _ = storage::write(&keys.unusable, &text);
        return None;
    };
    let by_person = |entry: &Entry<G::Game>| match entry {
        Entry::Act(seat, _) => session.is_person(*seat),
        Entry::Event(_) | Entry::NextRound => false,
    };
    let played = session.play().log().iter().any(by_person);
    if !played || session.outcome().is_some() {
        return None;
    }
    keep(&SavedGame::new(session.record(None), now()), true)
}

/// Notes the result of a game of the archive. What is owed outlasts the page, should it end before that is done.
fn note_result(id: &str, counted: bool) {
    // Storage that takes no more is told of when the match is saved.
    if results::owe(&Device, id, Debt::Note { counted }).is_ok() {
        // It stays owed where it cannot be done.
        let _ = results::settle(&Device);
    }
}

fn keep(game: &SavedGame, may_drop: bool) -> Option<Notice> {
    match archive::keep(&Device, game, may_drop) {
        Ok(Kept::Added(0) | Kept::Known) => None,
        Ok(Kept::Added(_)) => Some(Notice::Dropped),
        // Blocked storage is told of by the table.
        Err(storage::StorageError::Blocked) => None,
        Ok(Kept::NoRoom) | Err(storage::StorageError::Full) => Some(Notice::NotKept),
    }
}
