//! Leads the keyboard's focus through a lesson.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::{Element, MutationObserverInit};
use yew::prelude::*;

use super::watch::Watch;
use crate::table::{MARK, focus_on};

/// The listeners that tell the lead what the person does.
pub struct Lead {
    /// A key is pressed.
    pub on_key: Callback<KeyboardEvent>,
    /// A pointer is pressed.
    pub on_pointer: Callback<PointerEvent>,
}

/// What the lead knows.
#[derive(Default)]
struct State {
    /// Whether the keyboard was used last.
    by_keyboard: Cell<bool>,
    /// What holds the focus, until the person does something.
    hold: RefCell<Option<Hold>>,
}

/// Moves the focus to what is to be done next, on the table or in the words
/// above it, whenever that changes and the keyboard was used last.
#[hook]
pub fn use_lead(screen: &NodeRef, step: (usize, bool, bool)) -> Lead {
    let state = use_memo((), |()| State::default());
    {
        let (screen, state) = (screen.clone(), state.clone());
        use_effect_with(step, move |(_, does, _)| {
            let goal = match does {
                true => format!("[{MARK}='1']"),
                false => "[data-lesson-next]:not([hidden])".into(),
            };
            let hold = state.by_keyboard.get().then(|| Hold::new(&screen, goal));
            state.hold.replace(hold);
            move || drop(state.hold.take())
        });
    }
    let tell = |by_keyboard: bool| {
        let state = state.clone();
        move || {
            state.by_keyboard.set(by_keyboard);
            state.hold.take();
        }
    };
    let (key, pointer) = (tell(true), tell(false));
    Lead {
        on_key: Callback::from(move |_| key()),
        on_pointer: Callback::from(move |_| pointer()),
    }
}

/// Keeps the focus on a goal, whatever else becomes of the page. The table
/// leads the focus as well when it comes to a stop, and may only be drawn, or
/// marked, a while after the words.
struct Hold {
    _soon: Timeout,
    _watch: Option<Watch>,
}

impl Hold {
    fn new(screen: &NodeRef, goal: String) -> Hold {
        let aim = {
            let screen = screen.clone();
            Rc::new(move || {
                let active = gloo_utils::document().active_element();
                if !active.is_some_and(|active| active.matches(&goal).unwrap_or(false)) {
                    focus_on(&screen, &goal);
                }
            })
        };
        let what = MutationObserverInit::new();
        what.set_child_list(true);
        what.set_subtree(true);
        what.set_attributes(true);
        let watched = screen.cast::<Element>();
        Hold {
            _watch: watched.and_then(|element| {
                Watch::new(&element, &what, {
                    let aim = aim.clone();
                    move || aim()
                })
            }),
            // If nothing changes any more.
            _soon: Timeout::new(0, move || aim()),
        }
    }
}
