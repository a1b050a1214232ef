//! Tabs tell each other when they have saved a match.

use gloo_events::EventListener;
use model::save_slot::SaveSlot;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

const NAME: &str = "tablee.saves";

/// Tells the other tabs that a match was saved. Where tabs cannot send each other messages, others see it when
/// they are next opened.
pub(super) fn announce(slot: SaveSlot) {
    if let Ok(channel) = BroadcastChannel::new(NAME) {
        // A channel that is open takes every text, and delivers it once it is closed, too.
        let _ = channel.post_message(&JsValue::from(slot.name()));
        channel.close();
    }
}

/// Listens to other tabs, until it is dropped.
pub(super) struct Listener {
    channel: BroadcastChannel,
    _events: EventListener,
}

impl Listener {
    /// Calls this whenever another tab has saved a slot's match; `None` where tabs cannot send each other
    /// messages.
    pub fn new(slot: SaveSlot, on_saved: impl Fn() + 'static) -> Option<Listener> {
        let channel = BroadcastChannel::new(NAME).ok()?;
        let events = EventListener::new(&channel, "message", move |event| {
            let event: &MessageEvent = event.unchecked_ref();
            if event.data().as_string() == Some(slot.name()) {
                on_saved();
            }
        });
        Some(Listener {
            channel,
            _events: events,
        })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.channel.close();
    }
}
