//! The browser's locks: <https://www.w3.org/TR/web-locks/>.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{PageTransitionEvent, VisibilityState};

use super::{Holder, HolderCallback, LockRequest};

// web-sys has the API only behind its flag for unstable ones.
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

    #[wasm_bindgen(method, catch)]
    fn query(this: &LockManager) -> Result<Promise, JsValue>;
}

/// How often a tab that does not hold the lock asks whether it is free, in milliseconds. The tab that held the lock may
/// be closed while this one is visible beside it, and no event reports that.
const LOOK_MS: u32 = 1_500;

/// One of the browser's locks. Dropping it releases the lock.
pub struct Locks {
    inner: Rc<Inner>,
    _listeners: [EventListener; 3],
    _looks: Interval,
}

struct Inner {
    name: String,
    manager: LockManager,
    on_holder: HolderCallback,
    /// Releases the lock, while this tab holds it.
    release: RefCell<Option<Function>>,
    /// Whether the browser has not yet answered a request.
    is_requested: Cell<bool>,
    /// Whether the lock was free when this tab last asked.
    was_free: Cell<bool>,
    is_closed: Cell<bool>,
}

impl Locks {
    /// Requests the lock; `None` if the browser has no locks.
    pub fn start(name: &str, first: LockRequest, on_holder: HolderCallback) -> Option<Locks> {
        let navigator: NavigatorWithLocks = gloo_utils::window().navigator().unchecked_into();
        let inner = Rc::new(Inner {
            name: name.into(),
            manager: navigator.locks()?,
            on_holder,
            release: RefCell::default(),
            is_requested: Cell::new(false),
            was_free: Cell::new(false),
            is_closed: Cell::new(false),
        });
        spawn_local(inner.clone().hold(first));
        let listeners = Inner::listen(&inner);
        let looking = inner.clone();
        let looks = Interval::new(LOOK_MS, move || spawn_local(looking.clone().look()));
        Some(Locks {
            inner,
            _listeners: listeners,
            _looks: looks,
        })
    }

    /// Takes the lock from the tab that holds it.
    pub fn take_over(&self) {
        spawn_local(self.inner.clone().hold(LockRequest::TakeOver));
    }
}

impl Drop for Locks {
    fn drop(&mut self) {
        self.inner.is_closed.set(true);
        self.inner.release();
    }
}

impl Inner {
    /// Requests the lock whenever the person comes back to the tab, and gives it back when the person leaves the page.
    /// The browser may keep the page for the way back, and the locks of a kept page must not bind other tabs.
    fn listen(this: &Rc<Inner>) -> [EventListener; 3] {
        let (window, document) = (gloo_utils::window(), gloo_utils::document());
        let (seen, left, back) = (this.clone(), this.clone(), this.clone());
        [
            EventListener::new(&document, "visibilitychange", move |_| {
                if is_visible() {
                    seen.request_again();
                }
            }),
            EventListener::new(&window, "pagehide", move |_| left.release()),
            EventListener::new(&window, "pageshow", move |event| {
                let event: &PageTransitionEvent = event.unchecked_ref();
                if event.persisted() {
                    // Another tab may have played on meanwhile.
                    (back.on_holder)(Holder::OtherTab);
                    back.request_again();
                }
            }),
        ]
    }

    /// Requests the lock if it was free twice in a row. A page that is loaded again gives its lock back for a moment,
    /// and is to get it again.
    async fn look(self: Rc<Self>) {
        let is_settled = self.release.borrow().is_some() || self.is_requested.get();
        if is_settled || !is_visible() {
            return self.was_free.set(false);
        }
        let locks = match self.manager.query() {
            Ok(promise) => JsFuture::from(promise).await,
            Err(error) => Err(error),
        };
        let is_free = locks.is_ok_and(|locks| !is_held(&locks, &self.name));
        if self.was_free.replace(is_free) && is_free && !self.is_closed.get() {
            self.request_again();
        }
    }

    /// Requests the lock, unless this tab holds it or has already requested it.
    fn request_again(self: &Rc<Self>) {
        if self.release.borrow().is_none() && !self.is_requested.get() {
            spawn_local(self.clone().hold(LockRequest::IfFree));
        }
    }

    /// Gives the lock back, if this tab holds it.
    fn release(&self) {
        if let Some(release) = self.release.take() {
            // The function that resolves a promise never throws.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }

    /// Requests the lock and, if it is granted, holds it until it is released or taken away.
    async fn hold(self: Rc<Self>, request: LockRequest) {
        let options = Object::new();
        let option = match request {
            LockRequest::IfFree => "ifAvailable",
            LockRequest::TakeOver => "steal",
        };
        // A new object accepts any property.
        let _ = Reflect::set(&options, &option.into(), &JsValue::TRUE);
        let is_granted = Rc::new(Cell::new(false));
        self.is_requested.set(true);
        let granted = {
            let (inner, is_granted) = (self.clone(), is_granted.clone());
            Closure::once_into_js(move |lock: JsValue| inner.granted(&lock, &is_granted))
        };
        let ended = match self.manager.request(&self.name, &options, &granted) {
            Ok(promise) => JsFuture::from(promise).await,
            Err(error) => Err(error),
        };
        if !is_granted.get() {
            self.is_requested.set(false);
        }
        if self.is_closed.get() {
            return;
        }
        match (ended, is_granted.get()) {
            // Another tab has taken the lock.
            (Err(_), true) => {
                self.release.take();
                (self.on_holder)(Holder::OtherTab);
            }
            (Ok(_), false) => (self.on_holder)(Holder::OtherTab),
            // The browser has locks, but not for this page, which shares nothing with other tabs.
            (Err(_), false) => (self.on_holder)(Holder::ThisTab),
            (Ok(_), true) => {}
        }
    }

    /// The browser's answer: the lock, or `null` if it is not free. The browser keeps the lock for this tab
    /// until the returned promise is resolved.
    fn granted(&self, lock: &JsValue, is_granted: &Cell<bool>) -> JsValue {
        self.is_requested.set(false);
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

/// Whether the person sees this tab.
fn is_visible() -> bool {
    gloo_utils::document().visibility_state() == VisibilityState::Visible
}

/// Whether any tab holds the lock of this name, by the browser's list of locks. If the list cannot be read, the lock
/// counts as held.
fn is_held(locks: &JsValue, name: &str) -> bool {
    let held = Reflect::get(locks, &"held".into());
    let Some(held) = held.ok().and_then(|held| held.dyn_into::<Array>().ok()) else {
        return true;
    };
    let name_of = |lock: JsValue| Reflect::get(&lock, &"name".into()).ok()?.as_string();
    held.iter()
        .any(|lock| name_of(lock).as_deref() == Some(name))
}
