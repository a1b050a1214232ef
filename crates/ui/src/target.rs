//! Where an event happened.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// The element at which an event happened.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The innermost element with this selector at which, or inside of which, an event happened.
pub fn target_in(event: &Event, selector: &str) -> Option<Element> {
    target(event)?.closest(selector).ok().flatten()
}
