//! The page's side of the service worker. Most of the work is done by `static/service-worker.js`.

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

use super::{OfflineState, release};

/// The script of the service worker, beside the page.
const SCRIPT: &str = "service-worker.js";
/// The name of a page that `cargo xtask dist` has not made.
const UNSEALED: &str = "unsealed-release";
/// The message that makes a new release's service worker take over.
const TAKE_OVER: &str = "take over";
/// How long that may take, in milliseconds, before the page reloads anyway.
const PATIENCE_MS: u32 = 5_000;

/// The page's service worker.
pub struct Service(Rc<Inner>);

struct Inner {
    container: ServiceWorkerContainer,
    registration: RefCell<Option<ServiceWorkerRegistration>>,
    on_change: Box<dyn Fn(OfflineState)>,
    /// Whether a service worker has answered for this page.
    controlled: Cell<bool>,
    /// Whether another page has made a newer release take over.
    outdated: Cell<bool>,
    /// Whether the person waits for the newer release.
    renewing: Cell<bool>,
    listeners: RefCell<Vec<EventListener>>,
}

impl Service {
    /// Makes the browser keep the release. `on_change` is called with every change of its state, and never before this
    /// function returns. There is one exception: if the page is no release, or if the browser or the place does not allow
    /// a service worker, it is called at once, and the result is `None`.
    pub fn start(on_change: impl Fn(OfflineState) + 'static) -> Option<Service> {
        let Some(container) = container().filter(|_| release() != UNSEALED) else {
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

    /// Changes to the newer release, and reloads the page.
    pub fn renew(&self) {
        self.0.renewing.set(true);
        let registration = self.0.registration.borrow();
        let waiting = registration.as_ref().and_then(|found| found.waiting());
        let is_posted = waiting.is_some_and(|newer| newer.post_message(&TAKE_OVER.into()).is_ok());
        if is_posted {
            Timeout::new(PATIENCE_MS, reload).forget();
        } else {
            // Another page has sent the message before.
            reload();
        }
    }
}

/// The browser's service workers. Reading the property throws in sandboxed frames, and gives nothing over an insecure
/// connection.
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
        // The browser or an extension forbids it, or there is neither a network nor a copy.
        Err(_) => (inner.on_change)(OfflineState::None),
    }
}

/// Asks for the registration. Extensions and programs that drive browsers replace functions of the browser by their
/// own, which may throw or return anything.
fn ask(container: &ServiceWorkerContainer) -> Result<Promise, JsValue> {
    let options = RegistrationOptions::new();
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let register: Function = Reflect::get(container, &"register".into())?.dyn_into()?;
    let answer = register.call2(container, &SCRIPT.into(), &options)?;
    Ok(Promise::resolve(&answer))
}

impl Inner {
    fn listen(self: &Rc<Self>, target: &EventTarget, event: &'static str, handler: fn(&Rc<Self>)) {
        let inner = Rc::downgrade(self);
        let listener = EventListener::new(target, event, move |_| {
            if let Some(inner) = inner.upgrade() {
                handler(&inner);
            }
        });
        self.listeners.borrow_mut().push(listener);
    }

    fn follow(self: &Rc<Self>, registration: ServiceWorkerRegistration) {
        self.listen(&registration, "updatefound", Inner::follow_installing);
        self.registration.replace(Some(registration));
        self.follow_installing();
    }

    /// Follows the service worker that is being installed, if there is one.
    fn follow_installing(self: &Rc<Self>) {
        if let Some(worker) = self.worker(ServiceWorkerRegistration::installing) {
            self.listen(&worker, "statechange", Inner::report_state);
        }
        self.report_state();
    }

    fn worker(
        &self,
        which: fn(&ServiceWorkerRegistration) -> Option<ServiceWorker>,
    ) -> Option<ServiceWorker> {
        self.registration.borrow().as_ref().and_then(which)
    }

    /// Reports the present state.
    fn report_state(self: &Rc<Self>) {
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

    /// Another service worker controls this page from now on.
    fn taken_over(self: &Rc<Self>) {
        if self.renewing.get() {
            reload();
        } else if self.controlled.replace(true) {
            self.outdated.set(true);
            self.report_state();
        }
    }

    /// Looks for a newer release when the person comes back to the page, which may stay open for days.
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
                // Without a network there is no newer release.
                let _ = JsFuture::from(looking).await;
            });
        }
    }
}

fn reload() {
    if let Some(window) = web_sys::window() {
        // Browsers refuse this only while the person leaves the page anyway.
        let _ = window.location().reload();
    }
}
