//! Keys that work wherever the focus is.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

/// Does what a key means while a table is shown, wherever the focus is. Keys
/// held together with others are the browser's.
#[hook]
pub fn use_shortcuts<R: Reducible + 'static>(
    state: &UseReducerHandle<R>,
    meaning: fn(&str) -> Option<R::Action>,
) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        let document = gloo_utils::document();
        let listener = EventListener::new(&document, "keydown", move |event| {
            let Some(event): Option<&KeyboardEvent> = event.dyn_ref() else {
                return;
            };
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            if let Some(event) = meaning(&event.key()) {
                dispatcher.dispatch(event);
            }
        });
        move || drop(listener)
    });
}
