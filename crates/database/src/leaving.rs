//! Aborts the transactions that are open when the person leaves the page, or when the browser freezes it.
//!
//! The browser may keep a page for the way back (bfcache), with its open transactions. WebKit does so, and then no other
//! page can use their stores. So this module aborts the open transactions, as the browser does when a page is closed. It
//! also aborts those that begin after `pagehide`, until the page's scripts stop.
//!
//! The browser may freeze a tab that is not visible (<https://wicg.github.io/page-lifecycle/>). Some events still reach a
//! frozen tab: it learns that another tab has taken its lock, and would read the saves. But it would not get the answers,
//! and Chromium would end that transaction only after a minute, in which no other tab could save.

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

/// A transaction that is aborted if the page is left or frozen before this is dropped.
pub struct AbortOnLeave(IdbTransaction);

impl Drop for AbortOnLeave {
    fn drop(&mut self) {
        OPEN.with_borrow_mut(|open| open.retain(|other| *other != self.0));
    }
}

/// Aborts a transaction if the page is left or frozen while the transaction is under way, or was left or frozen before.
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
    let (window, document) = (gloo_utils::window(), gloo_utils::document());
    for (target, event) in [(window.as_ref(), "pagehide"), (document.as_ref(), "freeze")] {
        let left = EventListener::new(target, event, |_| {
            IS_LEFT.set(true);
            OPEN.take().iter().for_each(abort);
        });
        left.forget();
    }
    for (target, event) in [(window.as_ref(), "pageshow"), (document.as_ref(), "resume")] {
        // Code that waited for an aborted transaction was told that it failed.
        let back = EventListener::new(target, event, |_| {
            IS_LEFT.set(false);
            if WAS_ABORTED.get() {
                // A page that cannot be loaded again stays as it is.
                let _ = gloo_utils::window().location().reload();
            }
        });
        back.forget();
    }
}
