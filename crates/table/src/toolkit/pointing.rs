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

/// What hovers over an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoveredBy {
    /// The mouse.
    Mouse,
    /// The keyboard's focus.
    Keyboard,
    /// The focus that the mouse or a finger gave by a press.
    Press,
}

/// Listeners that report the value of this attribute of the hovered element, if what hovers over it counts, and `None`
/// when that element is left. They do not report that another element is left: the element with the focus loses it
/// where the mouse presses.
#[hook]
pub fn use_pointing(
    attribute: &'static str,
    counts: fn(HoveredBy) -> bool,
    to: &Callback<Option<String>>,
) -> PointListeners {
    let hovered = use_mut_ref(|| None::<String>);
    let to = to.clone();
    let enter = {
        let (hovered, to) = (hovered.clone(), to.clone());
        Callback::from(move |(event, by): (Event, HoveredBy)| {
            if counts(by)
                && let Some(value) = value_in(&event, attribute)
            {
                hovered.replace(Some(value.clone()));
                to.emit(Some(value));
            }
        })
    };
    let leave = Callback::from(move |event: Event| {
        let left = value_in(&event, attribute);
        if left.is_some() && *hovered.borrow() == left {
            hovered.take();
            to.emit(None);
        }
    });
    // A finger presses what it touches; only a mouse hovers.
    let is_mouse = |event: &PointerEvent| event.pointer_type() == "mouse";
    let (over, out) = (enter.clone(), leave.clone());
    PointListeners {
        over: Callback::from(move |event: PointerEvent| {
            if is_mouse(&event) {
                over.emit((event.into(), HoveredBy::Mouse));
            }
        }),
        out: Callback::from(move |event: PointerEvent| {
            if is_mouse(&event) {
                out.emit(event.into());
            }
        }),
        focus: enter.reform(move |event: FocusEvent| {
            let by = focused_by(&event, attribute);
            (event.into(), by)
        }),
        blur: leave.reform(Event::from),
    }
}

fn value_in(event: &Event, attribute: &str) -> Option<String> {
    target_in(event, &format!("[{attribute}]"))?.get_attribute(attribute)
}

fn focused_by(event: &Event, attribute: &str) -> HoveredBy {
    let target = target_in(event, &format!("[{attribute}]"));
    match target.map(|target| target.matches(":focus-visible")) {
        Some(Ok(true)) => HoveredBy::Keyboard,
        Some(Ok(false) | Err(_)) | None => HoveredBy::Press,
    }
}
