//! Where a worker's script comes from.

use engine::GameId;
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Document, Url, Worker, WorkerOptions, WorkerType};

/// A worker that has been started, and the blob that it was made from, if any.
pub struct Started {
    /// The worker.
    pub worker: Worker,
    /// Held as long as the worker may still be reading it.
    _blob: Option<BlobAddress>,
}

/// The address of a blob, which is forgotten with it.
struct BlobAddress(String);

impl Drop for BlobAddress {
    fn drop(&mut self) {
        // Only an address that is none can fail.
        let _ = Url::revoke_object_url(&self.0);
    }
}

/// Starts a worker of a game, which its script hears of by its own name. `None`
/// if the page names no script or the browser refuses.
pub fn start(game: GameId) -> Option<Started> {
    let options = WorkerOptions::new();
    options.set_name(game.name());
    let window = web_sys::window()?;
    let document = window.document()?;
    let script = named(&document)?;
    // A frame that is sandboxed without `allow-same-origin` is of no origin,
    // and no address is of the same one.
    if window.origin() != "null" {
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        return Some(Started {
            worker,
            _blob: None,
        });
    }
    let blob = blob(&bootstrap(&document, &script)?)?;
    let worker = Worker::new_with_options(&blob.0, &options).ok()?;
    Some(Started {
        worker,
        _blob: Some(blob),
    })
}

/// The address of the script that starts a worker, relative to the page. Its
/// name has a hash in it, so the page has to be told: by the build, in a
/// `<meta name="tablee-worker">`.
fn named(document: &Document) -> Option<String> {
    let meta = document
        .query_selector("meta[name='tablee-worker']")
        .ok()??;
    meta.get_attribute("content")
}

/// A script that is the worker's, wherever it runs. It is no module: those may not come from a blob there.
fn bootstrap(document: &Document, script: &str) -> Option<String> {
    let page = document.base_uri().ok()??;
    let script = Url::new_with_base(script, &page).ok()?.href();
    // In an address as browsers spell it, quotes and backslashes are escaped.
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
