//! A lock that tabs keep by messages to each other, for pages to which the browser gives no locks.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use super::{Holder, HolderCallback, LockRequest};

/// The message that asks whether a tab holds the lock.
const ASKED: &str = "asked";
/// The message that this tab holds the lock.
const HELD: &str = "held";
/// The message that this tab takes the lock.
const TAKEN: &str = "taken";

/// A lock that tabs keep by messages. They do not notice when the tab that holds it is closed.
pub struct Channel {
    /// `None` if the browser blocks the page's storage: the page shares nothing with other tabs then, and each plays a
    /// match of its own.
    channel: Option<BroadcastChannel>,
    is_held: Rc<Cell<bool>>,
    on_holder: HolderCallback,
    _listener: Option<EventListener>,
}

impl Channel {
    /// Requests the lock. This tab holds it until another one says that it does.
    pub fn start(name: &str, first: LockRequest, on_holder: HolderCallback) -> Channel {
        let channel = BroadcastChannel::new(name).ok();
        let is_held = Rc::new(Cell::new(true));
        let listener = channel.as_ref().map(|channel| {
            let (answer, is_held, on_holder) =
                (channel.clone(), is_held.clone(), on_holder.clone());
            EventListener::new(channel, "message", move |event| {
                let event: &MessageEvent = event.unchecked_ref();
                match event.data().as_string().as_deref() {
                    Some(ASKED) if is_held.get() => send(&answer, HELD),
                    Some(HELD | TAKEN) => {
                        is_held.set(false);
                        on_holder(Holder::OtherTab);
                    }
                    _ => {}
                }
            })
        });
        if let Some(channel) = &channel {
            let request = match first {
                LockRequest::IfFree => ASKED,
                LockRequest::TakeOver => TAKEN,
            };
            send(channel, request);
        }
        Channel {
            channel,
            is_held,
            on_holder,
            _listener: listener,
        }
    }

    /// Takes the lock from the tab that holds it.
    pub fn take_over(&self) {
        self.is_held.set(true);
        if let Some(channel) = &self.channel {
            send(channel, TAKEN);
        }
        (self.on_holder)(Holder::ThisTab);
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        if let Some(channel) = &self.channel {
            channel.close();
        }
    }
}

/// Sends a message to the other tabs. An open channel accepts every text.
fn send(channel: &BroadcastChannel, message: &str) {
    let _ = channel.post_message(&JsValue::from_str(message));
}
