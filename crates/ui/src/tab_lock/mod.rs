//! What one tab does at a time: of several tabs at the same table only one plays, and the others look on.
//!
//! The browser's own locks know which tab has it, also when that tab is closed or crashes. Pages that come
//! without encryption have no such locks; there the tabs ask each other.

mod channel;
mod locks;

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use channel::Channel;
use locks::Locks;

/// Which tab has the lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// This one.
    ThisTab,
    /// Another one.
    OtherTab,
}

/// How a lock is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockRequest {
    /// If no other tab has it.
    IfFree,
    /// Away from the tab that has it.
    TakeOver,
}

/// A lock, as a component sees it.
pub struct TabLock {
    /// Which tab has it. Until the browser has answered it is taken to be this one, which it nearly always
    /// is.
    pub holder: Holder,
    /// Takes it from the tab that has it.
    pub on_take_over: Callback<()>,
}

/// Asks for the lock of a name while the component is there. `on_return` is called when the lock comes to
/// this tab after another had it, before [`TabLock::holder`] says so. Where the browser gives neither locks
/// nor messages between tabs, every tab has it.
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
        kept.replace(Backend::start(name, first, on_holder));
        move || drop(kept.take())
    });
    let on_take_over = use_callback((), move |(), ()| match &*backend.borrow() {
        Some(Backend::Locks(locks)) => locks.take_over(),
        Some(Backend::Channel(channel)) => channel.take_over(),
        None => {}
    });
    TabLock {
        holder: *holder,
        on_take_over,
    }
}

/// Is told which tab has the lock, whenever that changes.
type HolderCallback = Rc<dyn Fn(Holder)>;

/// Who keeps the lock.
enum Backend {
    /// The browser.
    Locks(Locks),
    /// The tabs among themselves.
    Channel(Channel),
}

impl Backend {
    fn start(name: &str, first: LockRequest, on_holder: HolderCallback) -> Option<Backend> {
        Locks::start(name, first, on_holder.clone())
            .map(Backend::Locks)
            .or_else(|| Channel::start(name, first, on_holder).map(Backend::Channel))
    }
}
