//! An observer of changes to the DOM: a `MutationObserver` that stops when it is dropped. Neither yew nor gloo has
//! one.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit};

/// Calls back after each change of an element and its descendants, until it is dropped.
pub struct DomObserver {
    observer: MutationObserver,
    _changed: Closure<dyn FnMut()>,
}

impl DomObserver {
    /// Observes changes of this kind; `None` if the browser cannot.
    pub fn new(
        element: &Element,
        what: &MutationObserverInit,
        changed: impl FnMut() + 'static,
    ) -> Option<DomObserver> {
        let changed = Closure::<dyn FnMut()>::new(changed);
        let observer = MutationObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        observer.observe_with_options(element, what).ok()?;
        Some(DomObserver {
            observer,
            _changed: changed,
        })
    }
}

impl Drop for DomObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
