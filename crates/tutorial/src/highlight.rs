//! Highlights on the table what a lesson is about.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, MutationObserverInit};
use yew::prelude::*;

use super::dom_observer::DomObserver;
use table::MARK;

/// The attributes that identify the table's elements: when one changes, the highlights are set anew.
const IDENTITIES: [&str; 4] = ["data-card", "data-hand", "data-source", "data-action"];

/// Highlights the first element of each selector while these are the selectors, also when the table is drawn
/// anew. Another scene has another table.
#[hook]
pub fn use_highlights(place: &NodeRef, scene: usize, selectors: Vec<String>, is_task: bool) {
    let place = place.clone();
    use_effect_with(
        (scene, selectors, is_task),
        move |(_, selectors, is_task)| {
            let highlights = place.cast::<Element>().map(|table| {
                let highlights = Rc::new(Highlights {
                    table,
                    selectors: selectors.clone(),
                    is_task: *is_task,
                    marked: RefCell::default(),
                });
                highlights.set();
                // Without an observer the highlights stay, at worst on a removed element.
                let observer = DomObserver::new(&highlights.table, &redrawn(), {
                    let highlights = highlights.clone();
                    move || highlights.set()
                });
                (highlights, observer)
            });
            move || {
                if let Some((highlights, observer)) = highlights {
                    drop(observer);
                    highlights.clear();
                }
            }
        },
    );
}

/// The changes that mean that the table was drawn anew.
fn redrawn() -> MutationObserverInit {
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    let names: js_sys::Array = IDENTITIES
        .iter()
        .map(|name| js_sys::JsString::from(*name))
        .collect();
    what.set_attribute_filter(&names);
    what
}

struct Highlights {
    table: Element,
    selectors: Vec<String>,
    is_task: bool,
    marked: RefCell<Vec<Element>>,
}

impl Highlights {
    fn set(&self) {
        let find = |selector: &String| self.table.query_selector(selector).ok().flatten();
        let wanted: Vec<Element> = self.selectors.iter().filter_map(find).collect();
        if *self.marked.borrow() == wanted {
            return;
        }
        self.clear();
        for (place, element) in (1..).zip(&wanted) {
            let value: String = if self.is_task {
                u8::to_string(&place)
            } else {
                "look".into()
            };
            // The name is fixed and valid.
            let _ = element.set_attribute(MARK, &value);
        }
        self.marked.replace(wanted);
    }

    fn clear(&self) {
        for element in self.marked.take() {
            // The name is fixed and valid.
            let _ = element.remove_attribute(MARK);
        }
    }
}
