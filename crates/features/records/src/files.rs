//! Exporting and importing files in the browser.

use std::collections::BTreeMap;

use engine::{GameId, RecordError};

use gloo_timers::future::TimeoutFuture;
use js_sys::{ArrayBuffer, Date, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement, TextDecodeOptions, TextDecoder};
use yew::prelude::*;

use crate::game::RECORD_PARTS;
use model::additions::{StoredData, TableSave};
use model::archive::SavedGame;
use model::bundle::{Bundle, Extras, Lines, MAX_FILE};
use model::clock::now;
use model::import::{Checks, Import, Plan, checked};
use model::preferences::Preferences;
use model::results::luck_line;
use model::save_slot::SaveSlot;
use model::settings::Settings;
use model::storage::StorageError;
use model::unchecked_record::UncheckedRecord;
use ui::dropped::files_of;
use ui::files::FileParts;
use ui::tab_lock::try_lock;

/// How long work may occupy the page's thread without a pause, in milliseconds.
const MAX_WORK_MS: f64 = 8.0;
/// How much of a file is read at a time, in bytes. One task reads them.
const PIECE: f64 = 1_048_576.0;
/// The number of games that are read from the database at a time.
const STEP: u32 = 100;

/// The files that the person chose. Clears the field, so that the same file can be chosen again.
pub fn chosen(event: &Event) -> Vec<File> {
    let input: HtmlInputElement = event.target_unchecked_into();
    let files = input.files().map_or_else(Vec::new, |list| files_of(&list));
    input.set_value("");
    files
}

/// Reads files and plans their import. Nothing is added yet.
///
/// # Errors
/// If the database cannot be read.
pub async fn plan(files: Vec<File>) -> Result<Plan, StorageError> {
    // The games in the files are not known yet, so every game's part is loaded. If a part cannot be loaded,
    // `Import` reports it for each record that needs it.
    for game in GameId::ALL {
        let _ = RECORD_PARTS.of(game).load().await;
    }
    let mut texts = Vec::new();
    for file in &files {
        texts.push((file.name(), text(file).await));
    }
    let mut stored = database::stored_data().await?;
    stored.preferences = Preferences::load();
    know_tables(&mut stored).await?;
    let mut import = Import::begin(texts, stored, now());
    let mut timer = WorkTimer::begin();
    while import.step(checks_of) {
        timer.pause().await;
    }
    Ok(import.end())
}

/// Reads what is saved at the tables, and finds out which of them another tab is playing at.
async fn know_tables(stored: &mut StoredData) -> Result<(), StorageError> {
    for table in database::tables().await? {
        let save = database::load(&table).await?.pop();
        let Some((slot, save)) = SaveSlot::named(&table).zip(save) else {
            continue;
        };
        let text = save.text;
        let is_worth_keeping =
            UncheckedRecord::read(&text).is_none_or(|one| one.is_worth_keeping());
        if is_worth_keeping && try_lock(&table).await.is_none() {
            stored.in_other_tab.push(slot);
        }
        let game = checked(&text, now(), checks_of);
        let game = game.unwrap_or_else(|_| SavedGame::unchecked(text.clone(), now()));
        stored.saves.push((slot, TableSave { text, game }));
    }
    Ok(())
}

/// Adds what an import brings. The matches of tables where another tab plays are left alone. Returns the plan as it was
/// carried out.
///
/// # Errors
/// If the database is blocked or full; no game and no match is added then.
pub async fn add(mut plan: Plan) -> Result<Plan, StorageError> {
    let added = &mut plan.additions;
    // Until everything is stored, no other tab begins to play at these tables.
    let mut locks = Vec::new();
    for imported in std::mem::take(&mut added.matches) {
        match try_lock(&imported.slot.name()).await {
            None => added.in_other_tab.push(imported.slot),
            Some(lock) => {
                locks.push(lock);
                added.matches.push(imported);
            }
        }
    }
    let left = database::add(added).await?;
    added
        .matches
        .retain(|imported| !left.contains(&imported.slot));
    added.in_other_tab.extend(left);
    for imported in &added.matches {
        imported.slot.note(false);
    }
    drop(locks);
    // The games come first: the local storage may have no room for all. A review may have ended since the plan was made.
    let here = Preferences::load();
    let mut preferences = Preferences {
        lessons: added.lessons.clone(),
        choices: BTreeMap::new(),
        analyses: added.analyses.clone(),
        reviews: here.reviews,
        puzzles: here.puzzles,
    };
    preferences.add_reviews(&added.reviews);
    preferences.add_puzzles(&added.puzzles);
    preferences.store()?;
    Ok(plan)
}

fn checks_of(game: GameId) -> Option<Checks> {
    RECORD_PARTS.of(game).get().map(|part| part.checks)
}

async fn text(file: &File) -> Result<String, RecordError> {
    if file.size() > MAX_FILE as f64 {
        return Err(RecordError::Enormous);
    }
    let read = decode(file).await;
    read.map_err(|_| RecordError::Damaged("the file cannot be read".into()))
}

/// The text of a file, as its method `text` gives it. That method takes too long for one task of the page if the file is
/// large.
async fn decode(file: &File) -> Result<String, JsValue> {
    let size = file.size();
    let decoder = TextDecoder::new()?;
    let more = TextDecodeOptions::new();
    more.set_stream(true);
    let (mut text, mut begin) = (String::new(), 0.0);
    while begin < size {
        let end = size.min(begin + PIECE);
        let piece = file.slice_with_f64_and_f64(begin, end)?.array_buffer();
        let bytes: ArrayBuffer = JsFuture::from(piece).await?.unchecked_into();
        text += &decoder.decode_with_js_u8_array_and_options(&Uint8Array::new(&bytes), &more)?;
        begin = end;
    }
    // What is left of a character that was cut.
    Ok(text + &decoder.decode()?)
}

/// Saves everything that is kept as one file: games, result lines, matches under way, lessons, choices, analyses,
/// settings.
///
/// # Errors
/// If the database cannot be read.
pub async fn save_all(settings: &Settings) -> Result<(), StorageError> {
    let (mut bundle, head) = Bundle::begin(settings);
    let mut file = FileParts::default();
    file.push(&head);
    let (mut last, mut timer) = (None, WorkTimer::begin());
    loop {
        let games = database::page(None, last.as_ref(), STEP).await?;
        for text in database::records(&games).await? {
            file.push(&bundle.record(&text));
            timer.pause().await;
        }
        match games.into_iter().last() {
            Some(game) => last = Some(game),
            None => break,
        }
    }
    let (extras, replaced) = kept_matches().await?;
    for text in replaced {
        file.push(&bundle.record(&text));
    }
    for piece in bundle.end(&kept_lines().await?, &extras) {
        file.push(&piece);
        timer.pause().await;
    }
    file.save("tablee.json");
    Ok(())
}

/// The matches under way, with lessons, choices and analyses; and the matches that were replaced on their tables and are not
/// among the games yet. What nobody would miss is left out.
async fn kept_matches() -> Result<(Extras, Vec<String>), StorageError> {
    let mut extras = Extras {
        evenings: database::evenings().await?,
        mistakes: database::mistakes().await?,
        exchanges: database::exchanges("").await?,
        preferences: Preferences::load(),
        ..Extras::default()
    };
    let mut replaced = Vec::new();
    for table in database::tables().await? {
        let mut saves = database::load(&table).await?;
        let is_worth_keeping =
            |text: &String| UncheckedRecord::read(text).is_none_or(|one| one.is_worth_keeping());
        let last = saves.pop().map(|save| save.text).filter(is_worth_keeping);
        extras.matches.extend(last.map(|text| (table, text)));
        replaced.extend(
            saves
                .into_iter()
                .map(|save| save.text)
                .filter(is_worth_keeping),
        );
    }
    Ok((extras, replaced))
}

/// All lines in the database, including those that cannot be read.
async fn kept_lines() -> Result<Lines, StorageError> {
    let results = database::results().await?;
    let days = database::days().await?;
    let (odd_results, odd_days) = database::unreadable().await?;
    let games = results.games.iter().map(ToString::to_string);
    let luck = results.luck.iter();
    let luck = luck.map(|(id, luck)| luck_line(id, *luck));
    let notes = days.notes().map(|note| note.to_string());
    Ok(Lines {
        results: games.chain(luck).chain(odd_results).collect(),
        daily: notes.chain(odd_days).collect(),
    })
}

/// The time at which the page's thread was last free, in milliseconds since 1970.
struct WorkTimer(f64);

impl WorkTimer {
    fn begin() -> WorkTimer {
        WorkTimer(Date::now())
    }

    /// Frees the page's thread for a moment, if the work has occupied it for longer than [`MAX_WORK_MS`].
    async fn pause(&mut self) {
        if Date::now() - self.0 > MAX_WORK_MS {
            TimeoutFuture::new(0).await;
            self.0 = Date::now();
        }
    }
}
