//! A lock among tabs. If several tabs show the same table, only one plays, and the others show the match.
//!
//! The browser's own locks know when the tab that holds one is closed or crashes. Pages that are not served securely,
//! such as one on plain http in the local network, have no such locks; there the tabs send each other messages. What two
//! tabs save is safe in any case: a tab whose save comes too late overwrites nothing (`crates/database/src/saves.rs`). A
//! tab that was frozen depends on that, since it hears of other tabs only afterwards.

mod channel;
mod locks;

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

use channel::Channel;
use locks::Locks;

/// The tab that holds the lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// This tab.
    ThisTab,
    /// Another tab.
    OtherTab,
}

/// How the lock is requested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockRequest {
    /// Only if no other tab holds it.
    IfFree,
    /// Even if another tab holds it.
    TakeOver,
}

/// The lock, for a component.
pub struct TabLock {
    /// The tab that holds the lock. Until the browser has answered, this tab is assumed to hold it, as it
    /// nearly always does.
    pub holder: Holder,
    /// Takes the lock from the tab that holds it.
    pub on_take_over: Callback<()>,
}

/// Requests the lock of this name while the component is mounted. `on_return` is called when the lock comes
/// back to this tab after another tab held it, before [`TabLock::holder`] changes.
#[hook]
pub fn use_tab_lock(name: String, first: LockRequest, on_return: Callback<()>) -> TabLock {
    let holder = use_state_eq(|| Holder::ThisTab);
    let backend = use_mut_ref(|| None::<Backend>);
    let setter = holder.setter();
    let kept = backend.clone();
    use_effect_with(name, move |name| {
        let before = Cell::new(Holder::ThisTab);
        let on_holder = Rc::new(move |now| {
            if before.replace(now) != now && now == Holder::ThisTab {
                on_return.emit(());
            }
            setter.set(now);
        });
        kept.replace(Some(Backend::start(name, first, on_holder)));
        move || drop(kept.take())
    });
    let on_take_over = use_callback((), move |(), ()| match &*backend.borrow() {
        Some(Backend::Locks(locks)) => locks.take_over(),
        Some(Backend::Channel(channel)) => channel.take_over(),
        // The component is not mounted yet.
        None => {}
    });
    TabLock {
        holder: *holder,
        on_take_over,
    }
}

/// How long, in milliseconds, another tab has time to answer that it holds a lock, where the browser does not know
/// that.
const ANSWER: u32 = 300;

/// A lock that this tab holds until it is dropped.
pub struct HeldLock {
    _backend: Backend,
}

/// Takes the lock of this name; `None` if another tab holds it.
pub async fn try_lock(name: &str) -> Option<HeldLock> {
    let answered = Rc::new(Cell::new(None::<Holder>));
    let mut settle = None::<Function>;
    let answer = Promise::new(&mut |resolve, _| settle = Some(resolve));
    let settle = move || {
        if let Some(settle) = &settle {
            // The function that resolves a promise never throws.
            let _ = settle.call0(&JsValue::UNDEFINED);
        }
    };
    let on_holder = {
        let (answered, settle) = (answered.clone(), settle.clone());
        Rc::new(move |holder| {
            answered.set(Some(holder));
            settle();
        })
    };
    let backend = Backend::start(name, LockRequest::IfFree, on_holder);
    let timer = match &backend {
        // The browser itself answers.
        Backend::Locks(_) => None,
        Backend::Channel(_) => Some(Timeout::new(ANSWER, settle)),
    };
    // The promise is never rejected.
    let _ = JsFuture::from(answer).await;
    drop(timer);
    let is_elsewhere = answered.get() == Some(Holder::OtherTab);
    (!is_elsewhere).then_some(HeldLock { _backend: backend })
}

/// Called with the tab that holds the lock, whenever that changes.
type HolderCallback = Rc<dyn Fn(Holder)>;

/// What keeps the lock.
enum Backend {
    /// The browser.
    Locks(Locks),
    /// The tabs themselves.
    Channel(Channel),
}

impl Backend {
    fn start(name: &str, first: LockRequest, on_holder: HolderCallback) -> Backend {
        match Locks::start(name, first, on_holder.clone()) {
            Some(locks) => Backend::Locks(locks),
            None => Backend::Channel(Channel::start(name, first, on_holder)),
        }
    }
}
