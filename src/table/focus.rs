//! Moves the keyboard's focus on a stage.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

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
        if let Some(goal) = goal
            && is_by_keyboard(&stage)
        {
            focus_on(&stage, goal);
        }
    });
}

fn is_by_keyboard(stage: &NodeRef) -> bool {
    let Some(stage) = stage.cast::<Element>() else {
        return false;
    };
    let active = gloo_utils::document().active_element();
    active.is_some_and(|active| {
        stage.contains(Some(&active)) && active.matches(":focus-visible").unwrap_or(false)
    })
}
