//! Moves the keyboard's focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Moves the focus to the first element of a selector, if there is one.
pub fn focus_on(stage: &NodeRef, selector: &str) {
    if let Some(element) = stage.cast::<Element>().and_then(|it| first(&it, selector)) {
        focus(element);
    }
}

/// Moves the focus to an element.
pub fn focus(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        // An element that cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// The first element of a selector inside another, if there is one.
pub fn first(stage: &Element, selector: &str) -> Option<Element> {
    stage.query_selector(selector).ok().flatten()
}

/// Moves the focus to the screen's heading.
pub fn focus_heading() {
    let heading = gloo_utils::document().query_selector("main h1");
    let heading = heading.ok().flatten();
    if let Some(heading) = heading.and_then(|h1| h1.dyn_into::<HtmlElement>().ok()) {
        // A heading that cannot take the focus leaves it where it was.
        let _ = heading.focus();
    }
}
