//! How the match on a table is saved.

use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use database::later::{self, KeepError};
use database::{Save, SaveOutcome};
use engine::{Game, RecordError};
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::save_channel;
use model::save_slot::SaveSlot;
use model::session::{Session, SessionError, is_over};
use model::storage::StorageError;
use ui::i18n::Texts;

/// The pause before saving is tried again, in milliseconds.
const RETRY_MS: u32 = 1_000;

/// The match that is saved in a table's slot, as this tab knows it. Another tab may play the same match, and
/// save it: what one does not know of is never written over.
pub(super) struct SavedMatch {
    slot: SaveSlot,
    /// What is saved, as far as this tab knows.
    known: Option<Save>,
    /// The last saves of matches that were replaced, in the order of their numbers. They stay until their games
    /// are stored.
    replaced: Vec<Save>,
    /// The match on the table, as it was last to be saved.
    latest: String,
    /// Whether it is known what is saved.
    is_read: bool,
    /// Whether a save is on its way, or came after another tab's. Until it is known whether another tab was first, and
    /// if it was, no other one follows.
    is_saving: bool,
}

/// Why a match was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NotSaved {
    /// The browser blocks the storage, or it is full.
    Storage(StorageError),
    /// Another tab has saved something else.
    Changed,
    /// It has saved this number.
    NumberTaken,
}

impl SavedMatch {
    /// A slot with what was read of it: the saves of replaced matches, and last of the match on the table. What the
    /// database did not let read is read again before the first save.
    pub fn new(slot: SaveSlot, read: Result<Vec<Save>, KeepError>) -> SavedMatch {
        let is_read = !matches!(read, Err(KeepError::Storage(_)));
        let mut saves = read.unwrap_or_default();
        let known = saves.pop();
        if let Some(save) = &known {
            slot.note(is_over(&save.text));
        }
        SavedMatch {
            slot,
            known,
            replaced: saves,
            latest: String::new(),
            is_read,
            is_saving: false,
        }
    }

    /// The saved match; `None` without one.
    ///
    /// # Errors
    ///
    /// If the save cannot be used: the reason, and the text of the save.
    pub fn load<G: Game>(&self) -> Option<Result<Session<G>, (SessionError, String)>> {
        let text = &self.known.as_ref()?.text;
        Some(Session::load(text).map_err(|error| (error, text.clone())))
    }

    /// Gives the person the match on the table as a file, saved or not.
    pub fn download(&self) {
        ui::files::save(&self.slot.file_name(), &self.latest);
    }

    /// Lets the next save be that of another match.
    pub fn replace(&mut self) {
        if let Some(known) = &mut self.known {
            let text = std::mem::take(&mut known.text);
            let number = known.number;
            self.replaced.push(Save { number, text });
        }
    }

    /// The slot, and the saves of replaced matches.
    pub fn replaced(&self) -> (SaveSlot, &[Save]) {
        (self.slot, &self.replaced)
    }

    /// Saves a match. What it asks the browser for is asked before the function returns: nothing that fails
    /// afterwards costs a move. Then `on_saved` is told what became of it; if another tab was first, it is saved like a
    /// match that was replaced, and then nothing any more. While another tab holds the database, saving is tried again
    /// and again.
    pub fn store(
        this: &Rc<RefCell<SavedMatch>>,
        text: String,
        on_saved: Callback<Result<(), NotSaved>>,
    ) {
        let mut own = this.borrow_mut();
        own.latest.clone_from(&text);
        // A table that is opened has changed nothing: another tab may be about to save the next move.
        let is_known = own.known.as_ref().is_some_and(|save| save.text == text);
        if own.is_saving || is_known {
            return;
        }
        own.is_saving = true;
        let saving = own.is_read.then(|| own.request());
        drop(own);
        let this = this.clone();
        spawn_local(async move {
            let saved = match saving {
                Some(saving) => saving.await,
                None => SavedMatch::read_and_request(&this).await,
            };
            let saved = saved.map(|save| this.borrow_mut().note(save));
            let is_again = saved == Err(NotSaved::NumberTaken) && this.borrow_mut().step_back();
            if !is_again {
                on_saved.emit(saved);
            }
            if saved == Err(NotSaved::Storage(StorageError::HeldByOtherTab)) {
                TimeoutFuture::new(RETRY_MS).await;
            }
            let latest = this.borrow().latest.clone();
            let is_to_go_on = match saved {
                Ok(()) | Err(NotSaved::Storage(StorageError::HeldByOtherTab)) => true,
                Err(NotSaved::Storage(_)) => latest != text,
                Err(NotSaved::NumberTaken) if is_again => true,
                // The table shows what the other tab has saved.
                Err(NotSaved::Changed | NotSaved::NumberTaken) => return,
            };
            this.borrow_mut().is_saving = false;
            if is_to_go_on {
                SavedMatch::store(&this, latest, on_saved);
            }
        });
    }

    /// Asks the browser to save the match as it is.
    fn request(&self) -> Pin<Box<dyn Future<Output = Result<Save, NotSaved>>>> {
        let number = self.known.as_ref().map_or(1, |save| save.number + 1);
        let text = self.latest.clone();
        let save = Save { number, text };
        let replaced = self.replaced.last().map_or(0, |save| save.number);
        let saving = database::save(&self.slot.name(), &save, replaced);
        Box::pin(async move {
            match saving.await {
                Ok(SaveOutcome::Done) => Ok(save),
                Ok(SaveOutcome::Overtaken) => Err(NotSaved::Changed),
                Ok(SaveOutcome::NumberTaken) => Err(NotSaved::NumberTaken),
                Err(why) => Err(NotSaved::Storage(why)),
            }
        })
    }

    /// Lets the next save have the number before, beside what another tab has saved; `false` without one.
    fn step_back(&mut self) -> bool {
        self.replace();
        match &mut self.known {
            Some(known) if known.number > 0 => {
                known.number -= 1;
                true
            }
            Some(_) | None => false,
        }
    }

    /// Reads what could not be read before, and then saves the match. A match that turns out to be saved there is
    /// replaced; the table stores its game when it is next opened.
    async fn read_and_request(this: &Rc<RefCell<SavedMatch>>) -> Result<Save, NotSaved> {
        let slot = this.borrow().slot;
        let saves = later::load(slot.name()).await;
        if let Err(KeepError::Storage(why)) = saves {
            return Err(NotSaved::Storage(why));
        }
        let saving = {
            let mut own = this.borrow_mut();
            own.is_read = true;
            own.replaced = saves.unwrap_or_default();
            own.known = own.replaced.pop();
            own.replace();
            own.request()
        };
        saving.await
    }

    /// Notes what is saved now, and tells other tabs.
    fn note(&mut self, save: Save) {
        self.slot.note(is_over(&save.text));
        self.known = Some(save);
        save_channel::announce(self.slot);
    }
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
