//! Transactions of a page that is left while they are under way.
//!
//! The browser may keep the page for the way back (bfcache), with its open transactions. WebKit does so, and then no
//! other page gets at their stores. So they are aborted, as when the page is closed; and so are those that begin between
//! `pagehide` and the moment from which nothing runs any more.

use std::cell::{Cell, RefCell};

use gloo_events::EventListener;
use idb::Transaction;
use web_sys::IdbTransaction;

thread_local! {
    static OPEN: RefCell<Vec<IdbTransaction>> = const { RefCell::new(Vec::new()) };
    static IS_LISTENING: Cell<bool> = const { Cell::new(false) };
    static IS_LEFT: Cell<bool> = const { Cell::new(false) };
    static WAS_ABORTED: Cell<bool> = const { Cell::new(false) };
}

/// A transaction that is aborted if the page is left before this is dropped.
pub struct AbortOnLeave(IdbTransaction);

impl Drop for AbortOnLeave {
    fn drop(&mut self) {
        OPEN.with_borrow_mut(|open| open.retain(|other| *other != self.0));
    }
}

/// Aborts a transaction if the page is left while it is under way, or has been left.
pub fn watch(transaction: Transaction) -> (Transaction, AbortOnLeave) {
    if !IS_LISTENING.replace(true) {
        listen();
    }
    let transaction = IdbTransaction::from(transaction);
    if IS_LEFT.get() {
        abort(&transaction);
    } else {
        OPEN.with_borrow_mut(|open| open.push(transaction.clone()));
    }
    (transaction.clone().into(), AbortOnLeave(transaction))
}

fn abort(transaction: &IdbTransaction) {
    // What is committed already cannot be aborted.
    if transaction.abort().is_ok() {
        WAS_ABORTED.set(true);
    }
}

fn listen() {
    let window = gloo_utils::window();
    let left = EventListener::new(&window, "pagehide", |_| {
        IS_LEFT.set(true);
        OPEN.take().iter().for_each(abort);
    });
    // Whoever waited for what was aborted was told that it failed.
    let back = EventListener::new(&window, "pageshow", |_| {
        IS_LEFT.set(false);
        if WAS_ABORTED.get() {
            // A page that cannot be loaded again stays as it is.
            let _ = gloo_utils::window().location().reload();
        }
    });
    left.forget();
    back.forget();
}
