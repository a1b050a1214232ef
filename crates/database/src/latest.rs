//! Storing again until it succeeds.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use model::storage::StorageError;
use wasm_bindgen_futures::spawn_local;

/// How long, in milliseconds, until what could not be stored is tried again.
const AGAIN: u32 = 3_000;

/// What changes on a screen and is stored with every change: only its latest state counts.
#[derive(Clone, Default)]
pub struct Latest(Rc<Cell<u32>>);

impl Latest {
    /// Stores a state by `store`, again every three seconds until that succeeds, the browser blocks the storage, or a later
    /// state is to be stored. `tell` gets the result of each attempt, unless a later state has come meanwhile.
    pub fn put<T: 'static>(
        &self,
        store: impl AsyncFn() -> Result<T, StorageError> + 'static,
        tell: impl Fn(Result<T, StorageError>) + 'static,
    ) {
        let number = self.0.get() + 1;
        self.0.set(number);
        let latest = self.0.clone();
        spawn_local(async move {
            loop {
                let stored = store().await;
                if latest.get() != number {
                    return;
                }
                let is_settled = matches!(stored, Ok(_) | Err(StorageError::Blocked));
                tell(stored);
                if is_settled {
                    return;
                }
                TimeoutFuture::new(AGAIN).await;
                if latest.get() != number {
                    return;
                }
            }
        });
    }
}
