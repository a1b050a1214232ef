//! Moves the keyboard's focus on a stage.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::prelude::*;

use ui::focus::{first, focus, focus_on};

/// The attribute of a stage's elements that a lesson marks: `look` where one
/// only looks, otherwise the place in what is to be done, from 1.
pub const MARK: &str = "data-lit";

/// The attribute of a heading that has the focus until there is something to do.
const WAITS: &str = "data-waits";

/// What is to be done next of what is marked on a stage: the first that has
/// not been chosen yet. A piece may be in hand already, from the move before.
pub fn next_mark(stage: &Element) -> Option<Element> {
    let marked = |place: u8| first(stage, &format!("[{MARK}='{place}']"));
    (1..).map_while(marked).find(|element| !is_chosen(element))
}

fn is_chosen(element: &Element) -> bool {
    element.get_attribute("aria-pressed").as_deref() == Some("true")
}

/// Leads the focus to what the person does next, if the keyboard is on the
/// stage already; and where the table takes away or turns off what has it, finds
/// it another place at the table, which is otherwise left for the whole page.
#[hook]
pub fn use_follow(stage: &NodeRef, goal: Option<String>) {
    remember_focus();
    let stage = stage.clone();
    {
        let goal = goal.clone();
        let stage = stage.clone();
        use_effect(move || {
            match HELD.with_borrow_mut(|held| held.take_if(|held| held.is_lost())) {
                Some(lost) => lost.find_place(&stage, goal.as_deref()),
                None => end_waiting(&stage, goal.as_deref()),
            }
        });
    }
    use_effect_with(goal, move |goal| {
        let Some(goal) = goal else { return };
        match by_keyboard(&stage) {
            // What is marked goes before the usual way: the focus stays on it until
            // it has been chosen.
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

thread_local! {
    /// What had the focus at the table when it was last drawn, or was last used to
    /// put another match on it.
    static HELD: RefCell<Option<Held>> = const { RefCell::new(None) };
}

/// Remembers what has the focus before the table is drawn anew: some browsers
/// take it from what goes at once, others later.
pub fn remember_focus() {
    Held::look();
}

/// What had the focus.
struct Held {
    element: Element,
    by_keyboard: bool,
    on_stage: bool,
}

impl Held {
    /// Looks what has the focus. Nothing may have it because what had it has just
    /// gone, which is remembered; or because the person clicked beside everything.
    fn look() {
        let active = active().map(|element| Held {
            by_keyboard: is_seen(&element),
            on_stage: matches!(element.closest(".stage-place"), Ok(Some(_))),
            element,
        });
        HELD.with_borrow_mut(|held| match active {
            Some(now) => *held = is_at_table(&now.element).then_some(now),
            None => drop(held.take_if(|held| !is_gone(&held.element))),
        });
    }

    /// Whether it has gone, and nothing else has the focus since.
    fn is_lost(&self) -> bool {
        is_gone(&self.element) && active().is_none_or(|active| is_gone(&active))
    }

    /// Whoever uses the keyboard, or was at the stage, goes on with what is to be
    /// done; a mouse needs no leading, but the next Tab begins at the table.
    fn find_place(self, stage: &NodeRef, goal: Option<&str>) {
        let is_led = self.by_keyboard || self.on_stage;
        let next = to_do(stage, goal).filter(|_| is_led);
        if !next.is_some_and(|next| focus_there(next, self.by_keyboard)) {
            wait_at_heading(is_led);
        }
    }
}

/// Something to do has come for the focus that waits at the heading.
fn end_waiting(stage: &NodeRef, goal: Option<&str>) {
    let active = gloo_utils::document().active_element();
    let Some(waiting) = active.filter(|active| active.has_attribute(WAITS)) else {
        return;
    };
    if let Some(next) = to_do(stage, goal) {
        focus_there(next, is_seen(&waiting));
    }
}

/// What is to be done, on a stage that may not be drawn yet.
fn to_do(stage: &NodeRef, goal: Option<&str>) -> Option<Element> {
    let stage = stage.cast::<Element>()?;
    let next = next_mark(&stage).or_else(|| first(&stage, goal?));
    next.filter(|next| !is_gone(next))
}

/// Puts the focus to the heading, so that one is still at the table. If it
/// `waits`, the first thing to do takes it from there.
fn wait_at_heading(waits: bool) {
    let heading = gloo_utils::document().query_selector("main h1");
    let Some(heading) = heading.ok().flatten() else {
        return;
    };
    // A valid name: neither call has a reason to fail.
    let _ = if waits {
        heading.set_attribute(WAITS, "")
    } else {
        heading.remove_attribute(WAITS)
    };
    focus_there(heading, false);
}

/// Moves the focus to an element; the page only follows whoever sees the focus.
/// Whether the element took it: what is not to be seen yet does not.
fn focus_there(element: Element, scrolls: bool) -> bool {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = FocusOptions::new();
        options.set_prevent_scroll(!scrolls);
        let _ = element.focus_with_options(&options);
    }
    gloo_utils::document().active_element().as_ref() == Some(&element)
}

/// What has the focus; nothing where the whole page has it.
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

/// Whether an element is no longer there to be used.
fn is_gone(element: &Element) -> bool {
    !element.is_connected()
        || element.matches(":disabled").unwrap_or(false)
        || matches!(element.closest("[hidden]"), Ok(Some(_)))
}

/// Whether people see that an element has the focus.
fn is_seen(element: &Element) -> bool {
    element.matches(":focus-visible").unwrap_or(false)
}

/// The element of the stage that the keyboard is on.
fn by_keyboard(stage: &NodeRef) -> Option<Element> {
    let stage = stage.cast::<Element>()?;
    let active = gloo_utils::document().active_element()?;
    (stage.contains(Some(&active)) && is_seen(&active)).then_some(active)
}
