//! The page's own entries in the browser's history.
//!
//! Each entry keeps how many of the page's come before it in a row. So going back never leaves the page, whatever was in
//! the tab before, and also after the page was loaded again.

use std::cell::Cell;

use wasm_bindgen::JsValue;

thread_local! {
    /// How many entries of the page come before the one that is shown.
    static BEFORE: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Notes where the entry that is shown stands. To be called when the page is there, and when its address has changed.
pub(crate) fn note() {
    let history = web_sys::window().and_then(|window| window.history().ok());
    let Some(history) = history else { return };
    let kept = history.state().ok().and_then(|state| state.as_f64());
    let before = match kept {
        Some(before) => before as u32,
        None => {
            let before = BEFORE.get().map_or(0, |last| last + 1);
            // A browser that refuses forgets the number only when the page is loaded again.
            let _ = history.replace_state(&JsValue::from(before), "");
            before
        }
    };
    BEFORE.set(Some(before));
}

/// Goes back to the screen before; returns `false` if there is none.
pub(crate) fn go_back() -> bool {
    let history = web_sys::window().and_then(|window| window.history().ok());
    let history = history.filter(|_| BEFORE.get().is_some_and(|before| before > 0));
    history.is_some_and(|history| history.back().is_ok())
}
