//! The room that the browser grants, and whether it may evict the data.

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageEstimate, StorageManager};

/// The room of the page's site, in bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Usage {
    /// The room that is used.
    pub used: f64,
    /// The room that is granted in total.
    pub quota: f64,
    /// Whether the browser promises not to evict the data by itself.
    pub is_persistent: bool,
}

/// Asks the browser not to evict the data by itself; some browsers ask the person. Does nothing if the browser
/// does not support it.
pub async fn ask_to_persist() {
    if let Some(storage) = manager()
        && !answer(storage.persisted()).await
    {
        answer(storage.persist()).await;
    }
}

/// The room that is used and granted; `None` if the browser does not say.
pub async fn usage() -> Option<Usage> {
    let storage = manager()?;
    let estimate = JsFuture::from(storage.estimate().ok()?).await.ok()?;
    let estimate = StorageEstimate::from(estimate);
    Some(Usage {
        used: estimate.get_usage()?,
        quota: estimate.get_quota()?,
        is_persistent: answer(storage.persisted()).await,
    })
}

/// The browser's storage manager. Pages without encryption have none.
fn manager() -> Option<StorageManager> {
    let navigator = web_sys::window()?.navigator();
    let storage = js_sys::Reflect::get(&navigator, &"storage".into()).ok()?;
    (!storage.is_undefined()).then(|| StorageManager::from(storage))
}

async fn answer(promise: Result<Promise, wasm_bindgen::JsValue>) -> bool {
    match promise {
        Ok(promise) => JsFuture::from(promise)
            .await
            .is_ok_and(|answer| answer == true),
        Err(_) => false,
    }
}
