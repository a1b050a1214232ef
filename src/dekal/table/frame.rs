//! Moves cards by their own style, never through the component tree, so that
//! a frame of a drag costs a few style changes.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::table::Px;

/// Moves cards away from their places by some pixels, and all others back.
pub fn show(sliding: &[(usize, (f64, f64))]) {
    let mut id = 0;
    while let Some(card) = card(id) {
        let by = sliding.iter().find(|(moved, _)| *moved == id);
        shift(&card, by.map(|(_, by)| *by));
        id += 1;
    }
}

/// Puts all cards back.
pub fn release() {
    show(&[]);
}

fn card(id: usize) -> Option<HtmlElement> {
    gloo_utils::document()
        .get_element_by_id(&format!("card-{id}"))?
        .dyn_into()
        .ok()
}

fn shift(card: &HtmlElement, by: Option<(f64, f64)>) {
    let style = card.style();
    let is_moved = || {
        style
            .get_property_value("--dx")
            .is_ok_and(|dx| !dx.is_empty())
    };
    // Setting a valid custom property does not fail.
    let _ = match by {
        Some((x, y)) => style
            .set_property("--dx", &Px(x).to_string())
            .and_then(|()| style.set_property("--dy", &Px(y).to_string())),
        None if is_moved() => style
            .remove_property("--dx")
            .and_then(|_| style.remove_property("--dy"))
            .map(|_| ()),
        None => Ok(()),
    };
}
