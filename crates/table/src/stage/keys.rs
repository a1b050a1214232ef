//! The keys of a table, and those that are shown on its buttons.

use gloo_events::EventListener;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use crate::TableModel;
use crate::toolkit::focus::{use_arrows_into_stage, use_focus_on_next};
use ui::focus::focus_on;
use ui::keys::{event_of, key_of, pressed};
use ui::target::target;

/// Handles the keys of a table. A key of the table's list emits its event. For other keys, `next` returns a selector of
/// the element that takes the focus from the one on which the key was pressed; keys with the browser's modifier keys
/// are ignored. The focus moves to what the person does next, the `goal` (see [`use_focus_on_next`]). Returns the
/// listener for keys on the stage.
#[hook]
pub fn use_stage_keys<T: TableModel>(
    stage: &NodeRef,
    state: &UseReducerHandle<T>,
    goal: Option<String>,
    next: impl Fn(&Element, &KeyboardEvent) -> Option<String> + 'static,
) -> Callback<KeyboardEvent> {
    // Of several persons each has a goal of their own: the focus does not stay where the one before has chosen.
    let near = state.run().viewpoint().index();
    let goal = goal.map(|goal| format!("{goal} /* seat {near} */"));
    use_arrows_into_stage(stage, goal.clone());
    use_focus_on_next(stage, goal);
    use_shortcuts(state);
    let stage = stage.clone();
    Callback::from(move |event: KeyboardEvent| {
        let from = key_of(&event).and_then(|_| target(&event));
        if let Some(next) = from.and_then(|from| next(&from, &event)) {
            event.prevent_default();
            focus_on(&stage, &next);
        }
    })
}

/// Emits the event that the table's list has for a pressed key, wherever the focus is.
#[hook]
fn use_shortcuts<T: TableModel>(state: &UseReducerHandle<T>) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        let document = gloo_utils::document();
        let listener = EventListener::new(&document, "keydown", move |event| {
            let event = pressed(event).and_then(|key| event_of(T::KEYS, &key));
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
