//! Hovering, by mouse or by the keyboard's focus.

use web_sys::{Event, FocusEvent, PointerEvent};
use yew::prelude::*;

use ui::target::target_in;

/// The listeners of a stage; all of these events bubble up to it. The default does nothing.
#[derive(Default)]
pub struct PointListeners {
    /// A pointer enters an element.
    pub over: Callback<PointerEvent>,
    /// A pointer leaves an element.
    pub out: Callback<PointerEvent>,
    /// An element gets the focus.
    pub focus: Callback<FocusEvent>,
    /// An element loses the focus.
    pub blur: Callback<FocusEvent>,
}

/// The element that is hovered.
pub struct HoveredElement {
    /// The value of its attribute.
    pub value: String,
    /// Whether it is hovered by the keyboard's focus.
    pub by_keyboard: bool,
}

/// Listeners that report which element with this attribute is hovered, and `None` when it is left.
pub fn pointing(attribute: &'static str, to: &Callback<Option<HoveredElement>>) -> PointListeners {
    let to = to.clone();
    let point = Callback::from(move |(event, here): (Event, bool)| {
        if let Some(pointed) = pointed(&event, attribute) {
            to.emit(here.then_some(pointed));
        }
    });
    let by_pointer = |here: bool| {
        let point = point.clone();
        Callback::from(move |event: PointerEvent| {
            // A finger presses what it touches; only a mouse hovers.
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

fn pointed(event: &Event, attribute: &str) -> Option<HoveredElement> {
    let target = target_in(event, &format!("[{attribute}]"))?;
    Some(HoveredElement {
        value: target.get_attribute(attribute)?,
        by_keyboard: target.matches(":focus-visible").unwrap_or(false),
    })
}
