//! Files that are dropped anywhere on the page are imported. Without this module, the browser would leave the page for
//! them, as for anything else that is dropped.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, Element, File, FileList};
use yew::prelude::*;

use crate::route::Route;

/// Dropped texts are for a field if they are dropped there.
const FIELDS: &str = "input, textarea";

/// The files that were dropped, until they are taken.
#[derive(Clone, Default, PartialEq)]
pub struct Dropped {
    files: Rc<RefCell<Vec<File>>>,
    /// How often files were dropped.
    times: u32,
}

impl Dropped {
    /// Takes the files; they are imported only once.
    pub fn take(&self) -> Vec<File> {
        self.files.take()
    }
}

/// The files of a list.
pub fn files_of(list: &FileList) -> Vec<File> {
    let files = (0..list.length()).map(|index| list.get(index));
    files.flatten().collect()
}

/// Takes what is dropped on the page. Files lead to the screen that imports them.
#[hook]
pub fn use_dropped() -> Dropped {
    let dropped = use_state_eq(Dropped::default);
    let (files, setter) = (dropped.files.clone(), dropped.setter());
    use_effect_with((), move |()| {
        let document = gloo_utils::document();
        let options = EventListenerOptions::enable_prevent_default();
        let over = EventListener::new_with_options(&document, "dragover", options, |event| {
            if let Some(event) = event.dyn_ref() {
                admit(event);
            }
        });
        let mut times = 0;
        let let_go = EventListener::new_with_options(&document, "drop", options, move |event| {
            let event = event.dyn_ref::<DragEvent>();
            let event = event.filter(|event| admit(event));
            if let Some(list) = event.and_then(|event| event.data_transfer()?.files()) {
                times += 1;
                files.replace(files_of(&list));
                let files = files.clone();
                setter.set(Dropped { files, times });
                Route::Records.open();
            }
        });
        move || drop((over, let_go))
    });
    (*dropped).clone()
}

/// Prevents the browser's own reaction to something that is dragged over the page or dropped there. Returns whether it
/// is files.
fn admit(event: &DragEvent) -> bool {
    let Some(data) = event.data_transfer() else {
        return false;
    };
    let is_files = data.types().includes(&"Files".into(), 0);
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let field = target.and_then(|target| target.closest(FIELDS).ok().flatten());
    if is_files || field.is_none() {
        event.prevent_default();
        data.set_drop_effect(if is_files { "copy" } else { "none" });
    }
    is_files
}
