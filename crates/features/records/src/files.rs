//! Files: saved by the browser, and read by it.
use engine::GameId;

use gloo_timers::future::TimeoutFuture;
use js_sys::Date;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use super::import::{Import, MAX_FILE, Report};
use crate::game::RECORD_PARTS;
use model::archive::Device;
use model::clock::now;

/// How long games are imported, in milliseconds, before others have their turn.
const SPELL: f64 = 8.0;

/// What came of a file, by its name.
pub type Imported = (String, Report);

/// Reads the files that were chosen, and imports what they hold. The field
/// forgets them, so that the same file can be chosen once more.
pub fn read(event: &Event, on_done: Callback<Vec<Imported>>) {
    let input: HtmlInputElement = event.target_unchecked_into();
    let list = input.files();
    let files = list
        .iter()
        .flat_map(|list| (0..list.length()).map(|index| list.get(index)));
    let files: Vec<File> = files.flatten().collect();
    spawn_local(async move {
        let mut reports = Vec::new();
        for file in &files {
            reports.push((file.name(), read_one(file).await));
        }
        input.set_value("");
        on_done.emit(reports);
    });
}

async fn read_one(file: &File) -> Report {
    let failed = |error: engine::RecordError| Report {
        failures: vec![error.into()],
        ..Report::default()
    };
    if file.size() > MAX_FILE as f64 {
        return failed(engine::RecordError::Enormous);
    }
    // Which games are in it is not known yet. What cannot be loaded is told of
    // where it is needed.
    for game in GameId::ALL {
        let _ = RECORD_PARTS.of(game).load().await;
    }
    match JsFuture::from(file.text()).await {
        Ok(text) => import(&text.as_string().unwrap_or_default()).await,
        Err(_) => failed(engine::RecordError::Damaged(
            "the file cannot be read".into(),
        )),
    }
}

/// Imports a file's text, and lets the browser do what else is to be done.
async fn import(text: &str) -> Report {
    let mut since = Date::now();
    let mut import = Import::begin(&Device, text, now());
    while import.step(&Device) {
        if Date::now() - since > SPELL {
            TimeoutFuture::new(0).await;
            since = Date::now();
        }
    }
    import.end(&Device)
}
