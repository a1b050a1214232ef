//! Exporting and importing files in the browser.

use engine::{GameId, RecordError};

use gloo_timers::future::TimeoutFuture;
use js_sys::Date;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use crate::game::RECORD_PARTS;
use model::bundle::{Bundle, Lines, MAX_FILE};
use model::clock::now;
use model::import::{Import, Plan};
use model::results::luck_line;
use model::settings::Settings;
use model::storage::StorageError;
use ui::files::FileParts;

/// How long work may occupy the page's thread without a pause, in milliseconds.
const MAX_WORK_MS: f64 = 8.0;
/// The number of games that are read from the database at a time.
const STEP: u32 = 100;

/// The files that the person chose. Clears the field, so that the same file can be chosen again.
pub fn chosen(event: &Event) -> Vec<File> {
    let input: HtmlInputElement = event.target_unchecked_into();
    let list = input.files();
    let files = list
        .iter()
        .flat_map(|list| (0..list.length()).map(|index| list.get(index)));
    let files = files.flatten().collect();
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
    let mut import = Import::begin(texts, database::known().await?, now());
    let mut timer = WorkTimer::begin();
    let check_of = |game| RECORD_PARTS.of(game).get().map(|part| part.check);
    while import.step(check_of) {
        timer.pause().await;
    }
    Ok(import.end())
}

async fn text(file: &File) -> Result<String, RecordError> {
    if file.size() > MAX_FILE as f64 {
        return Err(RecordError::Enormous);
    }
    match JsFuture::from(file.text()).await {
        Ok(text) => Ok(text.as_string().unwrap_or_default()),
        Err(_) => Err(RecordError::Damaged("the file cannot be read".into())),
    }
}

/// Saves all records, result lines and settings as one file.
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
    for piece in bundle.end(&kept_lines().await?) {
        file.push(&piece);
        timer.pause().await;
    }
    file.save("tablee.json");
    Ok(())
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
