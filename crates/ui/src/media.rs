//! What the browser knows of the window and of the person's wishes.

use gloo_events::EventListener;
use web_sys::MediaQueryList;
use yew::prelude::*;

/// Whether a media query holds, such as `(width <= 800px)`.
pub fn matches(query: &str) -> bool {
    list(query).is_some_and(|list| list.matches())
}

/// Whether a media query holds, now and after every change.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let holds = use_state_eq(|| matches(query));
    let setter = holds.setter();
    use_effect_with(query, move |&query| {
        let listener = list(query)
            .map(|list| EventListener::new(&list, "change", move |_| setter.set(matches(query))));
        move || drop(listener)
    });
    *holds
}

fn list(query: &str) -> Option<MediaQueryList> {
    gloo_utils::window().match_media(query).ok().flatten()
}
