//! Pointing at an edge, by mouse or by the keyboard's focus, shows what a push
//! would do there.

use engine::dekal::Push;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, PointerEvent};
use yew::prelude::*;

use super::state::{TableEvent, TableState};

/// The stage's listeners; all of these events bubble up to it.
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

/// Listeners that tell the table which edge is pointed at.
pub fn pointing(dispatcher: &UseReducerDispatcher<TableState>) -> PointListeners {
    let dispatcher = dispatcher.clone();
    let point = Callback::from(move |(event, here): (Event, bool)| {
        if let Some(push) = edge_of(&event) {
            dispatcher.dispatch(TableEvent::Point(here.then_some(push)));
        }
    });
    let by_pointer = |here: bool| {
        let point = point.clone();
        Callback::from(move |event: PointerEvent| {
            // A finger that touches an edge pushes; only a mouse hovers.
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

fn edge_of(event: &Event) -> Option<Push> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.get_attribute("data-push")?.parse().ok()
}
