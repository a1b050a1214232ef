//! Moves the keyboard's focus on a stage.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The attribute of a stage's elements that a lesson marks: `look` where one
/// only looks, otherwise the place in what is to be done, from 1.
pub const MARK: &str = "data-lit";

/// Moves the focus to the first element of a selector, if there is one.
pub fn focus_on(stage: &NodeRef, selector: &str) {
    let found = stage
        .cast::<Element>()
        .and_then(|stage| stage.query_selector(selector).ok().flatten())
        .and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = found {
        // An element that cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Leads the focus to what the person does next, if the keyboard is on the
/// stage already.
#[hook]
pub fn use_follow(stage: &NodeRef, goal: Option<String>) {
    let stage = stage.clone();
    use_effect_with(goal, move |goal| {
        let Some(goal) = goal else { return };
        match by_keyboard(&stage) {
            Some(active) if active.has_attribute(MARK) => follow_marks(&stage, &active),
            Some(_) => focus_on(&stage, goal),
            None => {}
        }
    });
}

/// What is marked goes before the usual way: the focus stays on it, or moves on
/// to the next of it once it has been chosen.
fn follow_marks(stage: &NodeRef, active: &Element) {
    let place = active.get_attribute(MARK);
    let place: Option<u8> = place.and_then(|place| place.parse().ok());
    let chosen = active.get_attribute("aria-pressed").as_deref() == Some("true");
    if let Some(place) = place.filter(|_| chosen) {
        focus_on(stage, &format!("[{MARK}='{}']", place.saturating_add(1)));
    }
}

/// The element of the stage that the keyboard is on.
fn by_keyboard(stage: &NodeRef) -> Option<Element> {
    let stage = stage.cast::<Element>()?;
    let active = gloo_utils::document().active_element()?;
    let is_there = stage.contains(Some(&active));
    (is_there && active.matches(":focus-visible").unwrap_or(false)).then_some(active)
}
