//! The service worker, in the page's hands. Most of what is asked of it here
//! is `static/service-worker.js`'s to do.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    EventTarget, RegistrationOptions, ServiceWorker, ServiceWorkerContainer,
    ServiceWorkerRegistration, ServiceWorkerUpdateViaCache,
};

use super::OfflineState;

/// The service worker's script, beside the page.
const SCRIPT: &str = "service-worker.js";
/// What makes a new release's service worker take over.
const TAKE_OVER: &str = "take over";
/// How long that may take, in milliseconds, before the page is loaded anyway.
const PATIENCE_MS: u32 = 5_000;

/// The page's hold on its service worker.
pub struct Service(Rc<Inner>);

struct Inner {
    container: ServiceWorkerContainer,
    registration: RefCell<Option<ServiceWorkerRegistration>>,
    on_change: Box<dyn Fn(OfflineState)>,
    /// Whether a service worker has answered for this page.
    controlled: Cell<bool>,
    /// Whether another page has made a new release take over from that one.
    outdated: Cell<bool>,
    /// Whether the person waits for the new release.
    renewing: Cell<bool>,
    listeners: RefCell<Vec<EventListener>>,
}

impl Service {
    /// Has the browser keep the release; `on_change` hears how that goes, never
    /// before this returns. `None` if this is no browser or place for it, of
    /// which `on_change` hears as well.
    pub fn start(on_change: impl Fn(OfflineState) + 'static) -> Option<Service> {
        let Some(container) = container() else {
            on_change(OfflineState::None);
            return None;
        };
        let service = Service(Rc::new(Inner {
            registration: RefCell::default(),
            on_change: Box::new(on_change),
            controlled: Cell::new(container.controller().is_some()),
            outdated: Cell::new(false),
            renewing: Cell::new(false),
            listeners: RefCell::default(),
            container,
        }));
        let inner = &service.0;
        inner.listen(&inner.container, "controllerchange", Inner::taken_over);
        inner.listen(
            &gloo_utils::document(),
            "visibilitychange",
            Inner::look_for_newer,
        );
        spawn_local(register(Rc::downgrade(inner)));
        Some(service)
    }

    /// Changes to the newer release: loads the page again.
    pub fn renew(&self) {
        self.0.renewing.set(true);
        let registration = self.0.registration.borrow();
        let waiting = registration.as_ref().and_then(|found| found.waiting());
        let is_posted = waiting.is_some_and(|newer| newer.post_message(&TAKE_OVER.into()).is_ok());
        if is_posted {
            Timeout::new(PATIENCE_MS, reload).forget();
        } else {
            // Another page has told it before.
            reload();
        }
    }
}

/// The browser's service workers. Asking for them throws in sandboxed frames,
/// and gives nothing where the connection is not a safe one.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = web_sys::window()?.navigator();
    let found = Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
    found.dyn_into().ok()
}

async fn register(service: Weak<Inner>) {
    let Some(asked) = service.upgrade().map(|inner| ask(&inner.container)) else {
        return;
    };
    let registered = match asked {
        Ok(promise) => JsFuture::from(promise).await,
        Err(error) => Err(error),
    };
    let Some(inner) = service.upgrade() else {
        return;
    };
    match registered.and_then(JsCast::dyn_into::<ServiceWorkerRegistration>) {
        Ok(registration) => inner.follow(registration),
        // The browser or somebody else forbids it, or there is no network and no
        // copy yet.
        Err(_) => (inner.on_change)(OfflineState::None),
    }
}

/// Asks for the registration. Extensions and programs that drive browsers put
/// functions of their own in the place of the browser's, which may throw, and
/// give anything.
fn ask(container: &ServiceWorkerContainer) -> Result<Promise, JsValue> {
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let register: Function = Reflect::get(container, &"register".into())?.dyn_into()?;
    let answer = register.call2(container, &SCRIPT.into(), &options)?;
    Ok(Promise::resolve(&answer))
}

impl Inner {
    fn listen(self: &Rc<Self>, target: &EventTarget, event: &'static str, heard: fn(&Rc<Self>)) {
        let inner = Rc::downgrade(self);
        let listener = EventListener::new(target, event, move |_| {
            if let Some(inner) = inner.upgrade() {
                heard(&inner);
            }
        });
        self.listeners.borrow_mut().push(listener);
    }

    fn follow(self: &Rc<Self>, registration: ServiceWorkerRegistration) {
        self.listen(&registration, "updatefound", Inner::follow_installing);
        self.registration.replace(Some(registration));
        self.follow_installing();
    }

    /// Follows the service worker that is being installed, if one is.
    fn follow_installing(self: &Rc<Self>) {
        if let Some(worker) = self.worker(ServiceWorkerRegistration::installing) {
            self.listen(&worker, "statechange", Inner::look);
        }
        self.look();
    }

    fn worker(
        &self,
        which: fn(&ServiceWorkerRegistration) -> Option<ServiceWorker>,
    ) -> Option<ServiceWorker> {
        self.registration.borrow().as_ref().and_then(which)
    }

    /// Tells how things stand.
    fn look(self: &Rc<Self>) {
        let is_there = |which| self.worker(which).is_some();
        let active = is_there(ServiceWorkerRegistration::active);
        let waiting = is_there(ServiceWorkerRegistration::waiting);
        let installing = is_there(ServiceWorkerRegistration::installing);
        (self.on_change)(match (active, waiting) {
            (true, true) => OfflineState::Newer,
            (true, false) if self.outdated.get() => OfflineState::Newer,
            (true, false) => OfflineState::Complete,
            (false, waiting) if waiting || installing => OfflineState::Coming,
            (false, _) => OfflineState::None,
        });
    }

    /// Another service worker answers for this page from now on.
    fn taken_over(self: &Rc<Self>) {
        if self.renewing.get() {
            reload();
        } else if self.controlled.replace(true) {
            self.outdated.set(true);
            self.look();
        }
    }

    /// A page may stay open for days: coming back to it is a time to look.
    fn look_for_newer(self: &Rc<Self>) {
        let visible = gloo_utils::document().visibility_state();
        let registration = self.registration.borrow().clone();
        let Some(registration) =
            registration.filter(|_| visible == web_sys::VisibilityState::Visible)
        else {
            return;
        };
        if let Ok(looking) = registration.update() {
            spawn_local(async move {
                // Without a network there is nothing newer to be had.
                let _ = JsFuture::from(looking).await;
            });
        }
    }
}

fn reload() {
    if let Some(window) = web_sys::window() {
        // Refused only while the page is being left anyway.
        let _ = window.location().reload();
    }
}
