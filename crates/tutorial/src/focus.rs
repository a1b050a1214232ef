//! Moves the keyboard's focus through a lesson.

use std::cell::{Cell, RefCell};

use gloo_timers::callback::Timeout;
use web_sys::{Element, MutationObserverInit};
use yew::prelude::*;

use super::dom_observer::DomObserver;
use table::next_mark;
use ui::focus::focus;

/// The listeners that notice what the person does.
pub struct FocusListeners {
    /// A key is pressed.
    pub on_key: Callback<KeyboardEvent>,
    /// A pointer is pressed.
    pub on_pointer: Callback<PointerEvent>,
}

/// The state of the guided focus.
#[derive(Default)]
struct State {
    /// Whether the keyboard was used last.
    by_keyboard: Cell<bool>,
    /// The element that is kept focused until the person does something.
    hold: RefCell<Option<FocusHold>>,
}

/// Moves the focus to what is to be done next whenever that changes and the keyboard was used last: on the table
/// if `is_task`: the person is to do something at this stop, otherwise in the panel. `is_waiting`: whether the lesson
/// waits for the person.
#[hook]
pub fn use_guided_focus(
    screen: &NodeRef,
    stop: usize,
    is_task: bool,
    is_waiting: bool,
) -> FocusListeners {
    let state = use_memo((), |()| State::default());
    {
        let (screen, state) = (screen.clone(), state.clone());
        use_effect_with((stop, is_task, is_waiting), move |(_, is_task, _)| {
            let goal = if *is_task { next_mark } else { read_on };
            let held = screen.cast::<Element>().filter(|_| state.by_keyboard.get());
            let hold = held.map(|screen| FocusHold::new(screen, goal));
            state.hold.replace(hold);
            move || drop(state.hold.take())
        });
    }
    let on_input = |by_keyboard: bool| {
        let state = state.clone();
        move || {
            state.by_keyboard.set(by_keyboard);
            state.hold.take();
        }
    };
    let (key, pointer) = (on_input(true), on_input(false));
    FocusListeners {
        on_key: Callback::from(move |_| key()),
        on_pointer: Callback::from(move |_| pointer()),
    }
}

/// The button that leads on where there is nothing to do on the table.
fn read_on(screen: &Element) -> Option<Element> {
    let found = screen.query_selector("[data-lesson-next]:not([hidden])");
    found.ok().flatten()
}

/// Keeps the focus on an element while the page changes: at a stop, the table moves the focus, too, and may
/// be drawn or marked only a while after the panel.
struct FocusHold {
    _soon: Timeout,
    _watch: Option<DomObserver>,
}

impl FocusHold {
    fn new(screen: Element, goal: fn(&Element) -> Option<Element>) -> FocusHold {
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        what.set_attributes(true);
        let aim = {
            let screen = screen.clone();
            move || {
                let active = gloo_utils::document().active_element();
                if let Some(goal) = goal(&screen).filter(|goal| active.as_ref() != Some(goal)) {
                    focus(goal);
                }
            }
        };
        FocusHold {
            _watch: DomObserver::new(&screen, &what, aim.clone()),
            // For the case that nothing changes any more.
            _soon: Timeout::new(0, aim),
        }
    }
}
