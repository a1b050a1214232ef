//! How the match on a table is saved.

use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use database::later::{self, KeepError};
use database::{Save, SaveOutcome, SaveRow};
use engine::{Game, RecordError};
use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use gloo_utils::window;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::saving::save_channel;
use model::left_match;
use model::save_slot::SaveSlot;
use model::session::{Session, SessionError, is_over};
use model::storage::StorageError;
use ui::i18n::Texts;

/// The pause before saving is tried again, in milliseconds.
const RETRY_MS: u32 = 1_000;

/// The match that is saved in a table's slot, as far as this tab knows. Another tab may play and save the same match. A
/// tab never overwrites a save that it does not know.
pub(super) struct SavedMatch {
    slot: SaveSlot,
    /// What is saved, as far as this tab knows.
    known: Option<Save>,
    /// The last saves of matches that were replaced, in the order of their numbers. They stay until their games
    /// are stored.
    replaced: Vec<Save>,
    /// The state of the match that this tab saved last, or is saving.
    latest: String,
    /// Whether this tab has read what is saved.
    is_read: bool,
    /// Whether another tab was first. This tab then saves its match below the save of that tab, and replaces it there
    /// with whatever happens here, until the table shows the other match.
    is_overtaken: bool,
    /// Whether a save is under way. The next one waits until it is known whether another tab was first.
    is_saving: bool,
}

/// Why a match was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NotSaved {
    /// The browser blocks the storage, or it is full.
    Storage(StorageError),
    /// Another tab has saved something else.
    Changed,
}

/// What was asked to be saved, and what became of it.
type Saved = Result<(Save, SaveOutcome), StorageError>;

impl SavedMatch {
    /// A slot with what was read of it: the saves of replaced matches, and then that of the match on the table. If the
    /// database could not be read, it is read again before the first save.
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
            is_overtaken: false,
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

    /// Gives the person the match on the table as a file, whether it is saved or not.
    pub fn download(&self) {
        ui::files::save(&self.slot.file_name(), &self.latest);
    }

    /// Keeps the match apart if the page is left before the match is known to be saved. WebKit may drop requests that
    /// were made just before, and requests that wait for those have not been made.
    fn leave(&self) {
        let known = self.known.as_ref().map(|save| &save.text);
        if known != Some(&self.latest) {
            left_match::keep(self.slot, &self.latest);
        }
    }

    /// Whether another tab has saved the match with this number since this tab read it: a tab from which the match was
    /// taken over still saves its last change. If this tab has something to save as well, it will be told that it was
    /// too late.
    pub fn is_behind(&self, number: u32) -> bool {
        let known = self.known.as_ref().map_or(0, |save| save.number);
        known < number && !self.is_overtaken
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
    /// afterwards costs a move. If the page is left first, the match is kept apart. Then `on_saved` is told what became of
    /// it; if another tab was first, it is told so once, and this and all that follows is saved like a match that was
    /// replaced. While another tab holds the database, saving is tried again and again.
    pub fn store(
        this: &Rc<RefCell<SavedMatch>>,
        text: String,
        on_saved: Callback<Result<(), NotSaved>>,
    ) {
        let mut own = this.borrow_mut();
        own.latest.clone_from(&text);
        // Opening a table changes nothing, and another tab may be about to save the next move.
        let is_known = own.known.as_ref().is_some_and(|save| save.text == text);
        if own.is_saving || is_known {
            return;
        }
        own.is_saving = true;
        let saving = own.is_read.then(|| own.request());
        drop(own);
        let (this, left) = (this.clone(), this.clone());
        let leaving = EventListener::new(&window(), "pagehide", move |_| left.borrow().leave());
        spawn_local(async move {
            let saved = match saving {
                Some(saving) => saving.await,
                None => SavedMatch::read_and_request(&this).await,
            };
            let is_held = matches!(saved, Err(StorageError::HeldByOtherTab));
            let (told, is_to_go_on) = this.borrow_mut().settle(saved, &text);
            if let Some(told) = told {
                on_saved.emit(told);
            }
            if is_held {
                TimeoutFuture::new(RETRY_MS).await;
            }
            let mut own = this.borrow_mut();
            own.is_saving = false;
            let latest = own.latest.clone();
            drop(own);
            if is_to_go_on {
                SavedMatch::store(&this, latest, on_saved);
            }
            drop(leaving);
        });
    }

    /// Notes the result of saving this text. Returns what `on_saved` is to be told, and whether a later state of the
    /// match is to be saved now.
    fn settle(&mut self, saved: Saved, text: &str) -> (Option<Result<(), NotSaved>>, bool) {
        match saved {
            Ok((save, SaveOutcome::Done)) => {
                self.note(save);
                (Some(Ok(())), true)
            }
            Ok((save, SaveOutcome::Overtaken)) => {
                self.known = Some(save);
                let is_known = std::mem::replace(&mut self.is_overtaken, true);
                ((!is_known).then_some(Err(NotSaved::Changed)), true)
            }
            Ok((_, SaveOutcome::NumberTaken)) if self.step_back() => (None, true),
            Ok((_, SaveOutcome::NumberTaken)) => (Some(Err(NotSaved::Changed)), false),
            Err(error) => {
                let is_again = error == StorageError::HeldByOtherTab || self.latest != text;
                (Some(Err(NotSaved::Storage(error))), is_again)
            }
        }
    }

    /// Asks the browser to save the match as it is.
    fn request(&self) -> Pin<Box<dyn Future<Output = Saved>>> {
        let (save, row) = self.next();
        let saving = database::save(&self.slot.name(), &save, row);
        Box::pin(async move { Ok((save, saving.await?)) })
    }

    /// The save of the match as it is, and its row.
    fn next(&self) -> (Save, SaveRow) {
        let before = self.known.as_ref().map_or(0, |save| save.number);
        let (number, row) = if self.is_overtaken {
            (before, SaveRow::Own)
        } else {
            let replaced = self.replaced.last().map_or(0, |save| save.number);
            (before + 1, SaveRow::New { replaced })
        };
        let text = self.latest.clone();
        (Save { number, text }, row)
    }

    /// Lets the next save have the number before, below that of another tab; returns `false` if there is no such
    /// number.
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

    /// Reads what could not be read before, and then saves the match. If the slot turns out to hold another match, that
    /// one is replaced; the table stores its game when it is next opened.
    async fn read_and_request(this: &Rc<RefCell<SavedMatch>>) -> Saved {
        let slot = this.borrow().slot;
        let saves = later::load(slot.name()).await;
        if let Err(KeepError::Storage(error)) = saves {
            return Err(error);
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
        left_match::forget(self.slot, &save.text);
        save_channel::announce(self.slot, save.number);
        self.known = Some(save);
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

#[cfg(test)]
mod tests {
    use engine::GameId;

    use super::*;

    fn save(number: u32, text: &str) -> Save {
        let text = text.to_owned();
        Save { number, text }
    }

    /// A match whose last known save has the number 7. A second move was made while the first is being saved.
    fn two_moves_on() -> SavedMatch {
        SavedMatch {
            slot: SaveSlot::of(GameId::Dekal),
            known: Some(save(7, "before")),
            replaced: vec![save(2, "replaced")],
            latest: "two moves".to_owned(),
            is_read: true,
            is_overtaken: false,
            is_saving: true,
        }
    }

    #[test]
    fn what_follows_an_overtaken_save_takes_its_place() {
        let mut own = two_moves_on();
        let new = SaveRow::New { replaced: 2 };
        assert_eq!(own.next(), (save(8, "two moves"), new));
        let overtaken = |text: &str| Ok((save(8, text), SaveOutcome::Overtaken));
        let first = own.settle(overtaken("one move"), "one move");
        assert_eq!(first, (Some(Err(NotSaved::Changed)), true));
        assert_eq!(own.next(), (save(8, "two moves"), SaveRow::Own));
        let second = own.settle(overtaken("two moves"), "two moves");
        assert_eq!(second, (None, true), "it is told once");
    }

    #[test]
    fn what_finds_its_number_taken_is_saved_below() {
        let mut own = two_moves_on();
        let taken = |number| Ok((save(number, "one move"), SaveOutcome::NumberTaken));
        for number in [8, 7] {
            assert_eq!(own.settle(taken(number), "one move"), (None, true));
            // This save deletes nothing of another tab.
            let (next, row) = own.next();
            assert_eq!(next, save(number - 1, "two moves"));
            assert_eq!(
                row,
                SaveRow::New {
                    replaced: number - 1
                }
            );
        }
    }

    #[test]
    fn what_found_no_room_is_tried_again_after_the_next_move() {
        let mut own = two_moves_on();
        let full = || Err(StorageError::Full);
        let told = Some(Err(NotSaved::Storage(StorageError::Full)));
        assert_eq!(own.settle(full(), "one move"), (told, true));
        assert_eq!(own.settle(full(), "two moves"), (told, false));
    }
}
