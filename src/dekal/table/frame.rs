//! Moves cards by their own style, never through the component tree, so that
//! a frame of a drag costs a few style changes.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::table::shift;

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
