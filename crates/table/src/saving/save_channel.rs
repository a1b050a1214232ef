//! Tabs tell each other when they have saved a match.

use gloo_events::EventListener;
use model::save_slot::SaveSlot;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

const NAME: &str = "tablee.saves";

/// Tells the other tabs that a match was saved, with the number of the save. Nothing is told if the browser blocks the
/// page's storage, where nothing is saved either.
pub(super) fn announce(slot: SaveSlot, number: u32) {
    if let Ok(channel) = BroadcastChannel::new(NAME) {
        // An open channel takes every text, and delivers it even after it is closed.
        let _ = channel.post_message(&JsValue::from(format!("{} {number}", slot.name())));
        channel.close();
    }
}

/// Listens to saves of all tabs, this one included, until it is dropped.
pub(super) struct Listener {
    channel: BroadcastChannel,
    _events: EventListener,
}

impl Listener {
    /// Calls this with the number of each save of a slot's match; `None` if the browser blocks the page's storage.
    pub fn new(slot: SaveSlot, on_saved: impl Fn(u32) + 'static) -> Option<Listener> {
        let channel = BroadcastChannel::new(NAME).ok()?;
        let events = EventListener::new(&channel, "message", move |event| {
            let event: &MessageEvent = event.unchecked_ref();
            let text = event.data().as_string().unwrap_or_default();
            if let Some((table, number)) = text.split_once(' ')
                && table == slot.name()
                && let Ok(number) = number.parse()
            {
                on_saved(number);
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
