//! Leads the keyboard's focus through a lesson.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::table::{MARK, focus_on};

/// Whether the keyboard was used last, and the listeners that tell.
pub struct Lead {
    /// A key is pressed.
    pub on_key: Callback<KeyboardEvent>,
    /// A pointer is pressed.
    pub on_pointer: Callback<PointerEvent>,
}

/// Moves the focus to what is to be done next, on the table or in the words
/// above it, whenever that changes and the keyboard was used last.
#[hook]
pub fn use_lead(screen: &NodeRef, step: (usize, bool, bool)) -> Lead {
    let by_keyboard = use_mut_ref(|| Rc::new(Cell::new(false)));
    let by_keyboard = by_keyboard.borrow().clone();
    let (screen, known) = (screen.clone(), by_keyboard.clone());
    use_effect_with(step, move |(_, does, _)| {
        let does = *does;
        // The table leads the focus as well when it comes to the stop, but not
        // away from what is marked; which of the two is first does not matter.
        let later = known.get().then(|| {
            Timeout::new(0, move || match does {
                true => focus_on(&screen, &format!("[{MARK}='1']")),
                false => focus_on(&screen, "[data-lesson-next]:not([hidden])"),
            })
        });
        move || drop(later)
    });
    let tell = |value: bool| {
        let by_keyboard = by_keyboard.clone();
        move || by_keyboard.set(value)
    };
    let (key, pointer) = (tell(true), tell(false));
    Lead {
        on_key: Callback::from(move |_| key()),
        on_pointer: Callback::from(move |_| pointer()),
    }
}
