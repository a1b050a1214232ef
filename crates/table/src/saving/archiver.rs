//! Keeps games in the archive when they end or when another match replaces them, and notes the level that is suggested
//! then.

use database::later::{self, KeepError};
use database::{Ended, ReplacedMatch};
use engine::Entry;
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::saving::other_tab::TabTexts;
use crate::saving::save::SavedMatch;
use crate::{Options, Playable};
use model::archive::SavedGame;
use model::clock::now;
use model::day::Day;
use model::session::Session;
use model::storage::{self, StorageError};
use ui::i18n::{Lang, Texts, Translated};

/// The delay, in milliseconds, after which an opened table loads the code that will keep its game. The table is shown
/// first.
const PREPARED_AFTER: u32 = 1_000;

/// Follows the match at a table to its end.
#[derive(Default)]
pub(super) struct Archiver {
    /// Whether the match was over when it was last followed; `None` before.
    over: Option<bool>,
    /// The day, if the match is the attempt at its game that counts.
    day: Option<Day>,
}

/// What the person has to be told about keeping a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// The game could not be kept.
    NotKept(KeepError, SavedGame),
    /// Another tab has changed the match.
    Changed,
}

impl Notice {
    /// What the person is told.
    pub(super) fn text(&self, lang: Lang) -> &'static str {
        let texts = Texts::of(lang);
        match self {
            Notice::NotKept(KeepError::Storage(StorageError::Full), _) => texts.records.not_kept,
            Notice::NotKept(KeepError::Storage(error), _) => texts.errors.storage(*error),
            Notice::NotKept(KeepError::NotLoaded(_), _) => texts.records.not_kept_yet,
            Notice::Changed => TabTexts::of(lang).changed,
        }
    }

    /// The game that the person can save as a file.
    pub(super) fn game(&self) -> Option<&SavedGame> {
        match self {
            Notice::NotKept(_, game) => Some(game),
            Notice::Changed => None,
        }
    }
}

impl Archiver {
    /// The archiver of any match, or of the attempt at a day's game that counts.
    pub(super) fn new(day: Option<Day>) -> Archiver {
        Archiver {
            day,
            ..Archiver::default()
        }
    }

    /// Keeps the match if it has just ended, and reports a failure. A match that was over when the table
    /// opened was kept before, or deleted since; it is kept now only if the page was closed too soon then.
    pub(super) fn follow<G: Playable>(
        &mut self,
        session: &Session<G::Game>,
        on_notice: Callback<Notice>,
    ) {
        let over = session.outcome().is_some();
        let before = self.over.replace(over);
        if !over && before.is_none() {
            spawn_local(async {
                TimeoutFuture::new(PREPARED_AFTER).await;
                later::prepare().await;
            });
        }
        if !over || before == Some(true) {
            return;
        }
        let (game, day) = (SavedGame::new(session.record(None), now()), self.day);
        let ended = match before {
            Some(_) => Ended::Now,
            None => Ended::Before,
        };
        spawn_local(async move {
            let kept = later::finish(game.clone(), day, ended).await;
            // The screen of the day says itself whether its result counts.
            if day.is_none() {
                report(kept, game, &on_notice);
            }
            suggest::<G>().await;
        });
    }
}

/// Notes which level is about as strong as the person after this match, if the bots of the next match are to keep up
/// with them. The level is read now, so that no match has to wait for it. If it cannot be read, the last one stays.
async fn suggest<G: Playable>() {
    if !Options::<G::Choices>::load().is_even() {
        return;
    }
    if let Ok(rating) = later::rating(G::ID).await {
        // Read again: something may have been chosen meanwhile.
        let mut options = Options::<G::Choices>::load();
        options.suggest(rating.map(|rating| rating.level(G::ID)));
        // Where nothing can be stored, there is no next match with these options.
        let _ = options.store();
    }
}

/// Stores the games of replaced matches, and then deletes their saves. A match that is over is stored with its result,
/// a match that somebody has played as it was, and a save that cannot be used as its text. What cannot be stored now
/// stays saved, and the table tries again when it is next opened.
pub(super) fn keep_replaced<G: Playable>(
    saved: &SavedMatch,
    day: Option<Day>,
    on_notice: &Callback<Notice>,
) {
    let (slot, saves) = saved.replaced();
    for save in saves {
        let (number, replaced) = (save.number, replaced::<G>(&save.text));
        let on_notice = on_notice.clone();
        spawn_local(async move {
            let kept = later::keep_replaced(slot.name(), number, replaced.clone(), day).await;
            if let ReplacedMatch::Over(game) | ReplacedMatch::Unfinished(game) = replaced {
                report(kept, game, &on_notice);
            }
        });
    }
}

/// What became of the match of a save.
fn replaced<G: Playable>(text: &str) -> ReplacedMatch {
    let Ok(session) = Session::<G::Game>::load(text) else {
        return ReplacedMatch::Unfinished(SavedGame::unchecked(text.into(), now()));
    };
    let by_person = |entry: &Entry<G::Game>| match entry {
        Entry::Act(seat, _) => session.is_person(*seat),
        Entry::Event(_) | Entry::NextRound => false,
    };
    let game = SavedGame::new(session.record(None), now());
    if session.outcome().is_some() {
        ReplacedMatch::Over(game)
    } else if session.play().log().iter().any(by_person) {
        ReplacedMatch::Unfinished(game)
    } else {
        ReplacedMatch::Unplayed
    }
}

fn report(kept: Result<(), KeepError>, game: SavedGame, on_notice: &Callback<Notice>) {
    match kept {
        Ok(()) => {}
        // If the storage is blocked altogether, the table tells the person.
        Err(KeepError::Storage(StorageError::Blocked)) if storage::is_blocked() => {}
        Err(error) => on_notice.emit(Notice::NotKept(error, game)),
    }
}
