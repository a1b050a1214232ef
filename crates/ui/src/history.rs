//! The page's own entries in the browser's history.
//!
//! The state of each entry is a list. Its first item is the number of entries of the page that come before it in a row:
//! so going back never leaves the page, even if the tab showed something else before, and even after the page was
//! loaded again. Its second item is the text that a screen keeps there, if it does.

use std::cell::Cell;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::History;

thread_local! {
    /// How many entries of the page come before the one that is shown.
    static BEFORE: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Notes the place of the entry that is shown. This has to be called once the page is there, and whenever its address
/// has changed.
pub(crate) fn note() {
    let Some(history) = history() else { return };
    let kept = state(&history).and_then(|state| state.get(0).as_f64());
    let before = match kept {
        Some(before) => before as u32,
        None => {
            let before = BEFORE.get().map_or(0, |last| last + 1);
            keep(&history, before, &JsValue::UNDEFINED);
            before
        }
    };
    BEFORE.set(Some(before));
}

/// Goes back to the screen before; returns `false` if there is none.
pub(crate) fn go_back() -> bool {
    let history = history().filter(|_| BEFORE.get().is_some_and(|before| before > 0));
    history.is_some_and(|history| history.back().is_ok())
}

/// Keeps a text with the entry that is shown, for when the person comes back to it.
pub fn remember(text: &str) {
    if let Some(history) = history() {
        keep(&history, BEFORE.get().unwrap_or_default(), &text.into());
    }
}

/// The text that was kept with the entry that is shown.
pub fn remembered() -> Option<String> {
    state(&history()?)?.get(1).as_string()
}

/// Gives the entry that is shown another address, at which the same is found later. The screen stays.
pub fn rename(href: &str) {
    let Some(history) = history() else { return };
    // Without a binding of its own, which home would have to load. Where it fails, the address stays as it was.
    let replace = Reflect::get(&history, &"replaceState".into());
    let replace = replace.and_then(JsCast::dyn_into::<Function>);
    let arguments = Array::of3(
        &history.state().unwrap_or_default(),
        &"".into(),
        &href.into(),
    );
    let _ = replace.and_then(|replace| replace.apply(&history, &arguments));
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}

fn state(history: &History) -> Option<Array> {
    history.state().ok()?.dyn_into().ok()
}

fn keep(history: &History, before: u32, text: &JsValue) {
    // Browsers refuse this only to a page that calls it without end. The text is then missing once the page is loaded
    // again.
    let _ = history.replace_state(&Array::of2(&before.into(), text), "");
}
