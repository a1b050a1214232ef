//! The keys of the analysis board.

use gloo_events::{EventListener, EventListenerOptions};
use yew::prelude::*;

use replay::free_key;
use ui::target::target;
use web_sys::Event;

/// Where a key leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// To the beginning.
    First,
    /// To the end of the line.
    Last,
    /// To the variation above.
    Above,
    /// To the variation below.
    Below,
}

/// Whether a key was pressed on the stage, whose arrows lead from place to place, or where a position is set up.
fn is_elsewhere(event: &Event) -> bool {
    target(event).is_some_and(|target| {
        matches!(target.closest(".stage-place, .analysis-setup"), Ok(Some(_)))
    })
}

/// Binds the arrow keys, Home and End, as far as they lead anywhere: `on_way` says so. Leaves keys alone that another element
/// uses.
#[hook]
pub fn use_ways(on_way: Callback<Way, bool>) {
    use_effect_with(on_way, |on_way| {
        let on_way = on_way.clone();
        let document = gloo_utils::document();
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let key = free_key(event).filter(|_| !is_elsewhere(event));
                let way = match key.as_deref() {
                    Some("ArrowLeft") => Way::Back,
                    Some("ArrowRight") => Way::Forward,
                    Some("ArrowUp") => Way::Above,
                    Some("ArrowDown") => Way::Below,
                    Some("Home") => Way::First,
                    Some("End") => Way::Last,
                    _ => return,
                };
                if on_way.emit(way) {
                    event.prevent_default();
                }
            });
        move || drop(listener)
    });
}
