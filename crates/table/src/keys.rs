//! Keys that work wherever the focus is.

use gloo_events::EventListener;
use yew::prelude::*;

use ui::keys::{Shortcut, event_of, pressed};

/// Emits the event that the table's list has for a pressed key, wherever the focus is.
#[hook]
pub fn use_shortcuts<R: Reducible + 'static, T: 'static>(
    state: &UseReducerHandle<R>,
    list: &'static [Shortcut<R::Action, T>],
) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        let document = gloo_utils::document();
        let listener = EventListener::new(&document, "keydown", move |event| {
            let event = pressed(event).and_then(|key| event_of(list, &key));
            if let Some(event) = event {
                dispatcher.dispatch(event);
            }
        });
        move || drop(listener)
    });
}

/// The key that does the same as the button it is shown on. Style sheets hide it on devices that hardly have
/// a keyboard.
pub fn key_cap(name: &'static str) -> Html {
    html! { <kbd key="key" class="key-cap" aria-hidden="true">{ name }</kbd> }
}
