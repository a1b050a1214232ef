//! How much room the browser gives, and whether it keeps what is there.

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageEstimate, StorageManager};

/// The room that the page's site takes, and may take, in bytes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Usage {
    /// What is taken.
    pub used: f64,
    /// What there is for it.
    pub quota: f64,
    /// Whether the browser promises not to remove it by itself.
    pub is_persistent: bool,
}

/// Asks the browser not to remove by itself what is kept; some ask the person. Nothing happens where it
/// cannot be asked.
pub async fn ask_to_persist() {
    if let Some(storage) = manager()
        && !answer(storage.persisted()).await
    {
        answer(storage.persist()).await;
    }
}

/// How much room is taken; `None` where the browser does not tell.
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

/// Pages that come without encryption have none.
fn manager() -> Option<StorageManager> {
    let navigator = web_sys::window()?.navigator();
    let storage = js_sys::Reflect::get(&navigator, &"storage".into()).ok()?;
    (!storage.is_undefined()).then(|| StorageManager::from(storage))
}

async fn answer(promise: Result<Promise, wasm_bindgen::JsValue>) -> bool {
    match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok_and(|said| said == true),
        Err(_) => false,
    }
}
