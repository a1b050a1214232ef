//! The browser's locks: <https://www.w3.org/TR/web-locks/>.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::VisibilityState;

use super::{Holder, HolderCallback, LockRequest};

// web-sys has them behind a switch for what may still change.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = web_sys::Navigator)]
    type NavigatorWithLocks;

    #[wasm_bindgen(method, getter)]
    fn locks(this: &NavigatorWithLocks) -> Option<LockManager>;

    #[derive(Clone)]
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        granted: &JsValue,
    ) -> Result<Promise, JsValue>;
}

/// One of the browser's locks. Dropping it gives the lock back.
pub struct Locks {
    inner: Rc<Inner>,
    _listener: EventListener,
}

struct Inner {
    name: String,
    manager: LockManager,
    on_holder: HolderCallback,
    /// Gives the lock back, while this tab has it.
    release: RefCell<Option<Function>>,
    is_closed: Cell<bool>,
}

impl Locks {
    /// Asks for the lock; `None` if the browser has no locks.
    pub fn start(name: &str, first: LockRequest, on_holder: HolderCallback) -> Option<Locks> {
        let navigator: NavigatorWithLocks = gloo_utils::window().navigator().unchecked_into();
        let inner = Rc::new(Inner {
            name: name.into(),
            manager: navigator.locks()?,
            on_holder,
            release: RefCell::default(),
            is_closed: Cell::new(false),
        });
        spawn_local(inner.clone().hold(first));
        // Whoever comes back to a tab goes on there, unless the other tab is still open.
        let shown = inner.clone();
        let document = gloo_utils::document();
        let listener = EventListener::new(&document.clone(), "visibilitychange", move |_| {
            let is_visible = document.visibility_state() == VisibilityState::Visible;
            if is_visible && shown.release.borrow().is_none() {
                spawn_local(shown.clone().hold(LockRequest::IfFree));
            }
        });
        Some(Locks {
            inner,
            _listener: listener,
        })
    }

    /// Takes the lock from the tab that has it.
    pub fn take_over(&self) {
        spawn_local(self.inner.clone().hold(LockRequest::TakeOver));
    }
}

impl Drop for Locks {
    fn drop(&mut self) {
        self.inner.is_closed.set(true);
        if let Some(release) = self.inner.release.take() {
            // What resolves a promise never throws.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

impl Inner {
    /// Asks for the lock, and if it is given, holds it until it is given back or taken away.
    async fn hold(self: Rc<Self>, claim: LockRequest) {
        let options = Object::new();
        let option = match claim {
            LockRequest::IfFree => "ifAvailable",
            LockRequest::TakeOver => "steal",
        };
        // Nothing refuses to become a property of a new object.
        let _ = Reflect::set(&options, &option.into(), &JsValue::TRUE);
        let is_granted = Rc::new(Cell::new(false));
        let granted = {
            let (inner, is_granted) = (self.clone(), is_granted.clone());
            Closure::once_into_js(move |lock: JsValue| inner.granted(&lock, &is_granted))
        };
        let ended = match self.manager.request(&self.name, &options, &granted) {
            Ok(promise) => JsFuture::from(promise).await,
            Err(error) => Err(error),
        };
        if self.is_closed.get() {
            return;
        }
        match (ended, is_granted.get()) {
            // Another tab took it away.
            (Err(_), true) => {
                self.release.take();
                (self.on_holder)(Holder::OtherTab);
            }
            (Ok(_), false) => (self.on_holder)(Holder::OtherTab),
            // The browser has locks, but none for this page, which shares nothing with other tabs.
            (Err(_), false) => (self.on_holder)(Holder::ThisTab),
            (Ok(_), true) => {}
        }
    }

    /// The browser's answer: the lock, or nothing if it is not free. The lock is kept until the promise that
    /// is handed out is resolved.
    fn granted(&self, lock: &JsValue, is_granted: &Cell<bool>) -> JsValue {
        if lock.is_null() || self.is_closed.get() {
            return JsValue::UNDEFINED;
        }
        is_granted.set(true);
        let kept = Promise::new(&mut |resolve, _| {
            self.release.replace(Some(resolve));
        });
        (self.on_holder)(Holder::ThisTab);
        kept.into()
    }
}
