//! A web worker.
//!
//! Its events are handled by closures that are set as properties. gloo-events is not used: nothing else in this crate
//! needs it, its listeners get every event as a plain `Event`, and `prevent_default` needs one of its options.

use engine::GameId;
use js_sys::{Array, Uint8Array};
use protocol::{Request, decode, encode};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent};

use super::scheduler::{Event, WorkerId};
use super::script::{self, StartedWorker};

/// A web worker of the page. Dropping it ends the worker, whatever it is doing.
pub struct WorkerHandle {
    started: StartedWorker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_garbled: Closure<dyn FnMut(web_sys::Event)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl WorkerHandle {
    /// Starts a worker of a game, whose events `on_event` receives. `None` if the page names no worker script or
    /// the browser refuses; most failures come later, as [`Event::Failed`].
    pub fn start(
        game: GameId,
        id: WorkerId,
        on_event: impl Fn(Event) + Clone + 'static,
    ) -> Option<WorkerHandle> {
        let started = script::start(game)?;
        let worker = &started.worker;
        let received = on_event.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let data = event.data().dyn_into::<Uint8Array>().ok();
            let response = data.and_then(|data| decode(&data.to_vec()).ok());
            received(response.map_or(Event::Garbled(id), |response| Event::Message(id, response)));
        });
        let garbled = on_event.clone();
        let on_garbled = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
            garbled(Event::Garbled(id));
        });
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |event| {
            log_error(game, &event);
            on_event(Event::Failed(id));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(on_garbled.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(WorkerHandle {
            started,
            _on_message: on_message,
            _on_garbled: on_garbled,
            _on_error: on_error,
        })
    }

    /// Sends the worker a message; whether the browser accepted it.
    pub fn send(&self, request: &Request) -> bool {
        let bytes = Uint8Array::from(encode(request).as_slice());
        let moved = Array::of1(&bytes.buffer());
        self.started
            .worker
            .post_message_with_transfer(&bytes, &moved)
            .is_ok()
    }
}

/// Writes to the console why a worker has failed, for instance the message of its panic. The browser itself
/// reports files that cannot be loaded.
fn log_error(game: GameId, event: &web_sys::Event) {
    // The error is handled: some browsers would report it as the page's own otherwise.
    event.prevent_default();
    if let Some(error) = event.dyn_ref::<ErrorEvent>() {
        let what = format!("a worker of {} has failed:", game.name());
        web_sys::console::error_2(&what.into(), &error.message().into());
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        let worker = &self.started.worker;
        worker.set_onmessage(None);
        worker.set_onmessageerror(None);
        worker.set_onerror(None);
        worker.terminate();
    }
}
