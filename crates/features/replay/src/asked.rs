//! Questions within a list, such as whether to delete a row.

use ui::focus::focus_on;
use yew::prelude::*;

/// Moves the focus to the question when something is asked about the row of a key, and to the heading when it is answered.
#[hook]
pub fn use_asked_focus(place: &NodeRef, asked: Option<String>) {
    let (place, first) = (place.clone(), use_mut_ref(|| true));
    use_effect_with(asked, move |asked| match asked {
        Some(_) => focus_on(&place, "[data-action='cancel']"),
        None if !first.replace(false) => focus_on(&place, "h1"),
        None => {}
    });
}
