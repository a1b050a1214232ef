//! The script of a worker.
//!
//! This is not gloo-worker's: all games share one script, it has to work in frames of opaque origin as well, a worker
//! first says which release it is of, and tasks and answers are bytes.

use engine::GameId;
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Document, Url, Worker, WorkerOptions, WorkerType};

/// A worker that was started, and the blob that it was made from, if any.
pub struct StartedWorker {
    /// The worker.
    pub worker: Worker,
    /// Kept as long as the worker may still read it.
    _blob: Option<BlobAddress>,
}

/// The URL of a blob, revoked when this is dropped.
struct BlobAddress(String);

impl Drop for BlobAddress {
    fn drop(&mut self) {
        // Only an invalid URL could fail.
        let _ = Url::revoke_object_url(&self.0);
    }
}

/// Starts a worker of a game; the script reads the game from the worker's name. `None` if the page names no
/// script or the browser refuses.
pub fn start(game: GameId) -> Option<StartedWorker> {
    let options = WorkerOptions::new();
    options.set_name(game.name());
    let window = web_sys::window()?;
    let document = window.document()?;
    let script = named(&document)?;
    // A frame that is sandboxed without `allow-same-origin` has an opaque origin, and no URL is of the same
    // origin.
    if window.origin() != "null" {
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        return Some(StartedWorker {
            worker,
            _blob: None,
        });
    }
    let blob = blob(&bootstrap(&document, &script)?)?;
    let worker = Worker::new_with_options(&blob.0, &options).ok()?;
    Some(StartedWorker {
        worker,
        _blob: Some(blob),
    })
}

/// The URL of the script that starts a worker, relative to the page. Its name contains a hash, so the build
/// writes it into the page, in a `<meta name="tablee-worker">`.
fn named(document: &Document) -> Option<String> {
    let meta = document
        .query_selector("meta[name='tablee-worker']")
        .ok()??;
    meta.get_attribute("content")
}

/// A script that imports the worker's script from any origin. It is no module, since modules may not come
/// from a blob there.
fn bootstrap(document: &Document, script: &str) -> Option<String> {
    let page = document.base_uri().ok()??;
    let script = Url::new_with_base(script, &page).ok()?.href();
    // In a URL as browsers write it, quotes and backslashes are escaped.
    Some(format!(
        "import(\"{script}\").catch((error) => setTimeout(() => {{ throw error; }}));"
    ))
}

fn blob(script: &str) -> Option<BlobAddress> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/javascript");
    let parts = Array::of1(&JsValue::from_str(script));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    Url::create_object_url_with_blob(&blob)
        .ok()
        .map(BlobAddress)
}
