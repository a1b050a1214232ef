//! Moves the keyboard's focus on a stage.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

use gloo_events::{EventListener, EventListenerOptions};
use ui::focus::{first, focus, focus_on};
use ui::keys::{ARROWS, pressed};

/// The attribute by which a lesson marks elements of the stage. Its value is `look` for elements that are only shown.
/// For others it is their place, from 1, in the order in which they are to be used.
pub const MARK: &str = "data-lit";

/// The attribute of a heading that has the focus until there is something to do.
const WAITS: &str = "data-waits";

/// The first marked element that is not chosen yet. A piece may still be in hand from the previous move.
pub fn next_mark(stage: &Element) -> Option<Element> {
    let marked = |place: u8| first(stage, &format!("[{MARK}='{place}']"));
    (1..).map_while(marked).find(|element| !is_chosen(element))
}

fn is_chosen(element: &Element) -> bool {
    element.get_attribute("aria-pressed").as_deref() == Some("true")
}

/// Moves the focus to what the person does next, if the focus is on the stage already. If the table removes
/// or disables the focused element, moves the focus to another place at the table, so that it does not fall
/// back to the whole page.
#[hook]
pub fn use_focus_on_next(stage: &NodeRef, goal: Option<String>) {
    remember_focus();
    let stage = stage.clone();
    {
        let goal = goal.clone();
        let stage = stage.clone();
        use_effect(move || {
            match FOCUSED.with_borrow_mut(|held| held.take_if(|held| held.is_lost())) {
                Some(lost) => lost.find_place(&stage, goal.as_deref()),
                None => end_waiting(&stage, goal.as_deref()),
            }
        });
    }
    use_effect_with(goal, move |goal| {
        let Some(goal) = goal else { return };
        match by_keyboard(&stage) {
            // Marked elements go first: the focus stays on one until it has been chosen.
            Some(active) if active.has_attribute(MARK) => {
                let stage = stage.cast::<Element>().filter(|_| is_chosen(&active));
                if let Some(next) = stage.as_ref().and_then(next_mark) {
                    focus(next);
                }
            }
            Some(_) => focus_on(&stage, goal),
            None => {}
        }
    });
}

/// An arrow key moves the focus from the heading, where it is when a table is opened, to what the person does next. Where
/// nothing has the focus, arrows scroll.
#[hook]
pub fn use_arrows_into_stage(stage: &NodeRef, goal: Option<String>) {
    let stage = stage.clone();
    use_effect_with(goal, move |goal| {
        let goal = goal.clone();
        let document = gloo_utils::document();
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let is_arrow = pressed(event).is_some_and(|key| ARROWS.contains(&key.as_str()));
                let is_free = active().is_some_and(|active| active.matches("h1").unwrap_or(false));
                if is_arrow
                    && is_free
                    && let Some(next) = to_do(&stage, goal.as_deref())
                {
                    event.prevent_default();
                    focus(next);
                }
            });
        move || drop(listener)
    });
}

thread_local! {
    /// The element that had the focus when the table was last drawn, or when another match was put on it.
    static FOCUSED: RefCell<Option<FocusedElement>> = const { RefCell::new(None) };
}

/// Remembers the focused element before the table is drawn. Some browsers take the focus from a removed element at
/// once, others later.
pub fn remember_focus() {
    FocusedElement::look();
}

/// The element that had the focus.
struct FocusedElement {
    element: Element,
    by_keyboard: bool,
    on_stage: bool,
}

impl FocusedElement {
    /// Looks up the focused element. If no element has the focus, either the remembered one was just removed, or the
    /// person has clicked outside of everything.
    fn look() {
        let active = active().map(|element| FocusedElement {
            by_keyboard: is_seen(&element),
            on_stage: matches!(element.closest(".stage-place"), Ok(Some(_))),
            element,
        });
        FOCUSED.with_borrow_mut(|held| match active {
            Some(now) => *held = is_at_table(&now.element).then_some(now),
            None => drop(held.take_if(|held| !is_gone(&held.element))),
        });
    }

    /// Whether the element was removed and no other has got the focus since.
    fn is_lost(&self) -> bool {
        is_gone(&self.element) && active().is_none_or(|active| is_gone(&active))
    }

    /// Gives the focus another place. If the person uses the keyboard or was on the stage, that is what is to be done
    /// next. If they use a mouse, the next Tab begins at the table.
    fn find_place(self, stage: &NodeRef, goal: Option<&str>) {
        let is_led = self.by_keyboard || self.on_stage;
        let next = to_do(stage, goal).filter(|_| is_led);
        if !next.is_some_and(|next| focus_there(next, self.by_keyboard)) {
            wait_at_heading(is_led);
        }
    }
}

/// Moves the keyboard's focus from the table, or from the heading where it waits, to the first button of the plate when
/// the plate `comes`. The focus of a person who uses a pointer stays where it is.
#[hook]
pub fn use_focus_from_table(plate: &NodeRef, comes: bool) {
    let plate = plate.clone();
    use_effect_with(comes, move |comes| {
        let leads = active().is_some_and(|active| is_at_table(&active) && is_seen(&active));
        if *comes && leads {
            focus_on(&plate, ".primary:not([hidden])");
        }
    });
}

/// Whether an element or something inside of it has the focus.
pub fn has_focus(element: &Element) -> bool {
    active().is_some_and(|active| element.contains(Some(&active)))
}

/// Moves the focus from the heading, where it waits, to something to do that has appeared.
fn end_waiting(stage: &NodeRef, goal: Option<&str>) {
    let active = gloo_utils::document().active_element();
    let Some(waiting) = active.filter(|active| active.has_attribute(WAITS)) else {
        return;
    };
    if let Some(next) = to_do(stage, goal) {
        focus_there(next, is_seen(&waiting));
    }
}

/// The next thing to do; `None` if the stage is not drawn yet.
fn to_do(stage: &NodeRef, goal: Option<&str>) -> Option<Element> {
    let stage = stage.cast::<Element>()?;
    let next = next_mark(&stage).or_else(|| first(&stage, goal?));
    next.filter(|next| !is_gone(next))
}

/// Moves the focus to the heading, so that it stays at the table. If it `waits`, the next element that can be acted
/// on takes the focus over.
fn wait_at_heading(waits: bool) {
    let heading = gloo_utils::document().query_selector("main h1");
    let Some(heading) = heading.ok().flatten() else {
        return;
    };
    // A valid name: neither call can fail.
    let _ = if waits {
        heading.set_attribute(WAITS, "")
    } else {
        heading.remove_attribute(WAITS)
    };
    focus_there(heading, false);
}

/// Moves the focus to an element, and scrolls to it only if the focus is visible. Returns whether the element took
/// the focus: one that is not visible yet does not.
fn focus_there(element: Element, scrolls: bool) -> bool {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(!scrolls);
        let _ = element.focus_with_options(&options);
    }
    gloo_utils::document().active_element().as_ref() == Some(&element)
}

/// The focused element; `None` where the whole page has the focus.
fn active() -> Option<Element> {
    let document = gloo_utils::document();
    let body = document.body();
    let active = document.active_element();
    active.filter(|active| body.as_deref() != Some(active))
}

/// Whether an element is part of a table's screen.
fn is_at_table(element: &Element) -> bool {
    matches!(element.closest("main"), Ok(Some(_)))
}

/// Whether an element was removed or cannot be used any more.
fn is_gone(element: &Element) -> bool {
    !element.is_connected()
        || element.matches(":disabled").unwrap_or(false)
        || matches!(element.closest("[hidden]"), Ok(Some(_)))
}

/// Whether the focus is visible on an element.
fn is_seen(element: &Element) -> bool {
    element.matches(":focus-visible").unwrap_or(false)
}

/// The element of the stage that has the focus.
fn by_keyboard(stage: &NodeRef) -> Option<Element> {
    let stage = stage.cast::<Element>()?;
    let active = gloo_utils::document().active_element()?;
    (stage.contains(Some(&active)) && is_seen(&active)).then_some(active)
}
