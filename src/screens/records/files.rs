//! Files: saved by the browser, and read by it.
use engine::GameId;

use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use js_sys::Date;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, HtmlElement, HtmlInputElement, Url};
use yew::prelude::*;

use super::import::{Import, MAX_FILE, Report};
use crate::games;
use crate::table::now;
use model::archive::Device;

/// How long a file that is being saved is held, in milliseconds.
const HELD: u32 = 60_000;
/// How long games are imported, in milliseconds, before others have their turn.
const SPELL: f64 = 8.0;

/// Has the browser save a text as a file.
pub fn save(name: &str, text: &str) {
    // Nothing here fails but for want of memory, of which the browser tells.
    let _ = offer(name, text);
}

fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(match name.ends_with(".csv") {
        true => "text/csv;charset=utf-8",
        false => "application/json",
    });
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlElement = gloo_utils::document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.click();
    // A browser that asks where to save may read it later.
    Timeout::new(HELD, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}

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
        let _ = games::study(game).load().await;
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

/// Copies a text to the clipboard, and tells whether it is there.
pub fn copy(text: &str, on_done: Callback<bool>) {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    // Where a page is not trusted there is none, whatever its type says.
    let clipboard = clipboard.filter(|clipboard| !clipboard.is_undefined());
    let writing = clipboard.map(|clipboard| clipboard.write_text(text));
    spawn_local(async move {
        let copied = match writing {
            Some(writing) => JsFuture::from(writing).await.is_ok(),
            None => false,
        };
        on_done.emit(copied);
    });
}
