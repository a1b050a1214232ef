//! Moves the keyboard's focus on a stage.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The attribute of a stage's elements that a lesson marks: `look` where one
/// only looks, otherwise the place in what is to be done, from 1.
pub const MARK: &str = "data-lit";

/// Moves the focus to the first element of a selector, if there is one.
pub fn focus_on(stage: &NodeRef, selector: &str) {
    if let Some(element) = stage.cast::<Element>().and_then(|it| first(&it, selector)) {
        focus(element);
    }
}

/// What is to be done next of what is marked on a stage: the first that has
/// not been chosen yet. A piece may be in hand already, from the move before.
pub fn next_mark(stage: &Element) -> Option<Element> {
    let marked = |place: u8| first(stage, &format!("[{MARK}='{place}']"));
    (1..).map_while(marked).find(|element| !is_chosen(element))
}

/// Moves the focus to an element.
pub fn focus(element: Element) {
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        // An element that cannot take the focus leaves it where it is.
        let _ = element.focus();
    }
}

fn first(stage: &Element, selector: &str) -> Option<Element> {
    stage.query_selector(selector).ok().flatten()
}

fn is_chosen(element: &Element) -> bool {
    element.get_attribute("aria-pressed").as_deref() == Some("true")
}

/// Leads the focus to what the person does next, if the keyboard is on the
/// stage already.
#[hook]
pub fn use_follow(stage: &NodeRef, goal: Option<String>) {
    let stage = stage.clone();
    use_effect_with(goal, move |goal| {
        let Some(goal) = goal else { return };
        match by_keyboard(&stage) {
            // What is marked goes before the usual way: the focus stays on it until
            // it has been chosen.
            Some(active) if active.has_attribute(MARK) => {
                let stage = stage.cast::<Element>().filter(|_| is_chosen(&active));
                if let Some(next) = stage.as_ref().and_then(next_mark) {
                    focus(next);
                }
            }
            Some(_) => focus_on(&stage, goal),
            None => {}
        }
    });
}

/// The element of the stage that the keyboard is on.
fn by_keyboard(stage: &NodeRef) -> Option<Element> {
    let stage = stage.cast::<Element>()?;
    let active = gloo_utils::document().active_element()?;
    let is_there = stage.contains(Some(&active));
    (is_there && active.matches(":focus-visible").unwrap_or(false)).then_some(active)
}
