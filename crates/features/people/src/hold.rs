//! A button that is held: something is shown only as long as it is.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use web_sys::Event;
use yew::prelude::*;

/// Whoever presses for longer than so many milliseconds holds.
const LONG: u32 = 500;

/// What is held.
#[derive(Default)]
struct Held {
    /// Runs until the press is a long one.
    timer: Option<Timeout>,
    /// Whether it is.
    is_long: bool,
}

/// What the button does with a pointer that is pressed: `on_hold` once it is held, `on_release` once it is not any more,
/// wherever that is. Shorter presses are clicks, and nothing here.
#[hook]
pub fn use_hold(on_hold: Callback<()>, on_release: Callback<()>) -> Callback<PointerEvent> {
    let held = use_mut_ref(Held::default);
    {
        let held = held.clone();
        use_effect_with(on_release, move |on_release| {
            let on_release = on_release.clone();
            let release = move |_: &Event| {
                let Held { timer, is_long } = held.take();
                drop(timer);
                if is_long {
                    on_release.emit(());
                }
            };
            // What was pressed has gone from under the pointer, or the page has lost the focus meanwhile. Any pointer that is
            // released is enough.
            let window = gloo_utils::window();
            let listeners = ["pointerup", "pointercancel", "blur"]
                .map(|event| EventListener::new(&window, event, release.clone()));
            let document = gloo_utils::document();
            let hidden = EventListener::new(&document, "visibilitychange", release);
            move || drop((listeners, hidden))
        });
    }
    Callback::from(move |event: PointerEvent| {
        if event.is_primary() && event.button() == 0 {
            held.replace(Held {
                timer: Some(timer(&held, on_hold.clone())),
                is_long: false,
            });
        }
    })
}

fn timer(held: &Rc<RefCell<Held>>, on_hold: Callback<()>) -> Timeout {
    let held = Rc::downgrade(held);
    Timeout::new(LONG, move || {
        if let Some(held) = held.upgrade() {
            held.borrow_mut().is_long = true;
            on_hold.emit(());
        }
    })
}
