//! Pointing at something, by mouse or by the keyboard's focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, PointerEvent};
use yew::prelude::*;

/// A stage's listeners; all of these events bubble up to it.
pub struct PointListeners {
    /// A pointer comes over something.
    pub over: Callback<PointerEvent>,
    /// A pointer leaves something.
    pub out: Callback<PointerEvent>,
    /// The focus comes to something.
    pub focus: Callback<FocusEvent>,
    /// The focus leaves something.
    pub blur: Callback<FocusEvent>,
}

/// What is pointed at.
pub struct Hovered {
    /// What the attribute says.
    pub value: String,
    /// Whether it is the keyboard that points.
    pub by_keyboard: bool,
}

/// Listeners that tell which element with this attribute is pointed at, and
/// when it is no more.
pub fn pointing(attribute: &'static str, to: &Callback<Option<Hovered>>) -> PointListeners {
    let to = to.clone();
    let point = Callback::from(move |(event, here): (Event, bool)| {
        if let Some(pointed) = pointed(&event, attribute) {
            to.emit(here.then_some(pointed));
        }
    });
    let by_pointer = |here: bool| {
        let point = point.clone();
        Callback::from(move |event: PointerEvent| {
            // A finger does what it touches; only a mouse hovers.
            if event.pointer_type() == "mouse" {
                point.emit((event.into(), here));
            }
        })
    };
    let by_focus = |here: bool| point.reform(move |event: FocusEvent| (event.into(), here));
    PointListeners {
        over: by_pointer(true),
        out: by_pointer(false),
        focus: by_focus(true),
        blur: by_focus(false),
    }
}

fn pointed(event: &Event, attribute: &str) -> Option<Hovered> {
    let target: Element = event.target()?.dyn_into().ok()?;
    Some(Hovered {
        value: target.get_attribute(attribute)?,
        by_keyboard: target.matches(":focus-visible").unwrap_or(false),
    })
}
