//! One press acts once.
//!
//! The page moves the focus and changes what is below the pointer, while the browser goes on with what the person does.
//! It repeats a held key on the element that has the focus by then, and hands the second click of a double click to
//! what is below the pointer by then. [`guard`] stops both before any other listener of the page gets them: every
//! control needs a press of its own. Keys that move the focus, scroll or write are repeated as usual.
//!
//! A control with the attribute [`REPEATS`] may be clicked as fast as the person can.

mod clicks;
mod held_keys;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use crate::keys::{is_chord, is_typed};
use crate::target::{target, target_in};
use clicks::{Click, Clicks};
use held_keys::HeldKeys;

/// The attribute of a control that does the same again with each click, such as one that leads on by a step.
pub const REPEATS: &str = "data-repeats";

/// What a click presses.
const CONTROLS: &str = "button, a, input, select, summary, label";

/// Listens on the document's body, before all other listeners: it has to be called before the app is there. The dialog
/// of `static/failure.js` is beside the body, and needs nothing of this program.
pub fn guard() {
    guard_keys();
    guard_clicks();
    // yew hands an event to its listeners by the event's name, whatever its type. Scripts and the browser's autofill
    // send events with these names that lack what a listener reads.
    for name in ["pointerover", "pointerout"] {
        filter(name, |event| event.has_type::<PointerEvent>());
    }
}

/// Stops the events of this name for which `passes` returns false.
fn filter(name: &'static str, mut passes: impl FnMut(&Event) -> bool + 'static) {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let listener =
        EventListener::new_with_options(&gloo_utils::body(), name, options, move |event| {
            if !passes(event) {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
        });
    listener.forget();
}

fn guard_keys() {
    let held = Rc::new(RefCell::new(HeldKeys::<Option<Element>>::default()));
    let down = held.clone();
    filter("keydown", move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return false;
        };
        let name = key.key();
        if !held_keys::acts(&name, is_typed(event), is_chord(key)) {
            return true;
        }
        // Keys that a script presses never come up.
        if !event.is_trusted() {
            return !key.repeat();
        }
        let mut down = down.borrow_mut();
        down.press(place(key), key.repeat(), event.time_stamp(), target(event))
    });
    let up = held.clone();
    filter("keyup", move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return false;
        };
        let mut up = up.borrow_mut();
        if key.key() == "Meta" {
            // While such a key is held, macOS does not report that other keys come up.
            up.clear();
            return true;
        }
        let on = up.release(&place(key));
        // The space bar presses when it comes up. In some browsers it then presses whatever has the focus.
        key.key() != " " || on.is_none_or(|on| on == target(event))
    });
    // The events of keys that come up now go to another window.
    let window = gloo_utils::window();
    EventListener::new(&window, "blur", move |_| held.borrow_mut().clear()).forget();
}

/// The key's place on the keyboard, or the key itself if the browser does not report the place.
fn place(key: &KeyboardEvent) -> String {
    let place = key.code();
    if place.is_empty() { key.key() } else { place }
}

fn guard_clicks() {
    let clicks = Rc::new(RefCell::new(Clicks::<Option<Element>>::default()));
    let pressed = clicks.clone();
    filter("pointerdown", move |event| {
        let pointer = event.dyn_ref::<PointerEvent>();
        if let Some(pointer) = pointer {
            let by_mouse = pointer.pointer_type() == "mouse";
            pressed.borrow_mut().press(by_mouse);
        }
        pointer.is_some()
    });
    // The page may have moved the focus, and what is below the pointer by then must not get it.
    let before = clicks.clone();
    filter("mousedown", move |event| {
        let Some(mouse) = event.dyn_ref::<MouseEvent>() else {
            return false;
        };
        let before = before.borrow();
        let first = before.before(mouse.detail(), event.time_stamp());
        let first = first.and_then(Option::as_ref);
        first.is_none_or(|first| target_in(event, CONTROLS).as_ref() == Some(first))
    });
    filter("click", move |event| {
        let Some(mouse) = event.dyn_ref::<MouseEvent>() else {
            return false;
        };
        // Scripts, among them those that act for a person, mean every click.
        if !event.is_trusted() {
            return true;
        }
        let control = target_in(event, CONTROLS);
        let repeats = |control: &Element| control.has_attribute(REPEATS);
        clicks.borrow_mut().passes(Click {
            count: mouse.detail(),
            time: event.time_stamp(),
            at: (f64::from(mouse.client_x()), f64::from(mouse.client_y())),
            repeats: control.as_ref().is_some_and(repeats),
            control,
        })
    });
}
