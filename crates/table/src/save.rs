//! How the match on a table is saved.

use std::cell::RefCell;
use std::rc::Rc;

use database::{Save, Saved};
use engine::{Game, RecordError};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::save_channel;
use model::save_slot::SaveSlot;
use model::session::{Session, SessionError, is_over};
use model::storage::StorageError;
use ui::i18n::Texts;

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
    /// Whether a save is on its way. Until it is known whether another tab was first, no other one follows.
    is_saving: bool,
    /// The match that is to be saved then.
    next: Option<String>,
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
    /// A slot with what is saved in it: replaced matches, and last the match on the table.
    pub fn new(slot: SaveSlot, mut saves: Vec<Save>) -> SavedMatch {
        let known = saves.pop();
        if let Some(save) = &known {
            slot.note(is_over(&save.text));
        }
        SavedMatch {
            slot,
            known,
            replaced: saves,
            latest: String::new(),
            is_saving: false,
            next: None,
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
        let slot = self.slot.name().replace('/', "-");
        ui::files::save(&format!("tablee-{slot}.json"), &self.latest);
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
    /// afterwards costs a move. Then `on_saved` is told what became of it; if another tab was first, nothing
    /// is saved any more.
    pub fn store(
        this: &Rc<RefCell<SavedMatch>>,
        text: String,
        on_saved: Callback<Result<(), NotSaved>>,
    ) {
        let mut own = this.borrow_mut();
        own.latest.clone_from(&text);
        if own.is_saving {
            own.next = Some(text);
            return;
        }
        // A table that is opened has changed nothing: another tab may be about to save the next move.
        if own.known.as_ref().is_some_and(|save| save.text == text) {
            return;
        }
        let number = own.known.as_ref().map_or(1, |save| save.number + 1);
        let (slot, save) = (own.slot, Save { number, text });
        let replaced = own.replaced.last().map_or(0, |save| save.number);
        let saving = database::save(&slot.name(), &save, replaced);
        own.is_saving = true;
        drop(own);
        let this = this.clone();
        spawn_local(async move {
            let saved = match saving.await {
                Ok(Saved::Done) => Ok(()),
                Ok(Saved::Overtaken) => Err(NotSaved::Changed),
                Err(why) => Err(NotSaved::Storage(why)),
            };
            let next = {
                let mut own = this.borrow_mut();
                own.is_saving = false;
                if saved.is_ok() {
                    slot.note(is_over(&save.text));
                    own.known = Some(save);
                    save_channel::announce(slot);
                }
                own.next.take()
            };
            on_saved.emit(saved);
            if let Some(text) = next
                && saved != Err(NotSaved::Changed)
            {
                SavedMatch::store(&this, text, on_saved);
            }
        });
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
