//! Moves the keyboard's focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Moves the focus to the first element of a selector, if there is one.
pub fn focus_on(root: &NodeRef, selector: &str) {
    if let Some(element) = root.cast::<Element>().and_then(|it| first(&it, selector)) {
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
pub fn first(root: &Element, selector: &str) -> Option<Element> {
    root.query_selector(selector).ok().flatten()
}

/// Moves the focus to the screen's heading.
pub fn focus_heading() {
    let heading = gloo_utils::document().query_selector("main h1");
    if let Ok(Some(heading)) = heading {
        focus(heading);
    }
}
