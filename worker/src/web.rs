//! The desk in the browser: messages, time, and turns of the event loop.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use protocol::{PROTOCOL, Reply, encode};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

use crate::desk::{Desk, Thinking};

struct Worker<T> {
    desk: RefCell<Desk<T>>,
    scope: DedicatedWorkerGlobalScope,
    performance: Performance,
    /// What is posted here comes back as a message of its own: a turn of the
    /// event loop that, other than a timer's, is never delayed.
    next_turn: MessagePort,
    turn_coming: Cell<bool>,
}

/// Listens to the page, and tells it so.
pub fn start<T: Thinking + 'static>(desk: Desk<T>) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let performance = scope.performance().expect("every worker has a clock");
    let turns = MessageChannel::new().expect("every worker has message channels");
    let worker = Rc::new(Worker {
        desk: RefCell::new(desk),
        scope: scope.clone(),
        performance,
        next_turn: turns.port2(),
        turn_coming: Cell::new(false),
    });

    let listener = worker.clone();
    let on_turn = Closure::<dyn FnMut()>::new(move || listener.turn());
    turns
        .port1()
        .set_onmessage(Some(on_turn.as_ref().unchecked_ref()));
    on_turn.forget(); // It lives as long as the worker.

    let listener = worker.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event| listener.hear(&event));
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();

    worker.say(&Reply::Ready { protocol: PROTOCOL });
}

impl<T: Thinking> Worker<T> {
    fn hear(&self, event: &MessageEvent) {
        let bytes = event.data().dyn_into::<Uint8Array>();
        let bytes = bytes.map_or_else(|_| Vec::new(), |bytes| bytes.to_vec());
        let reply = self.desk.borrow_mut().receive(&bytes);
        if let Some(reply) = reply {
            self.say(&reply);
        }
        self.ask_for_turn();
    }

    fn turn(&self) {
        self.turn_coming.set(false);
        let reply = self.desk.borrow_mut().slice(|| self.performance.now());
        if let Some(reply) = reply {
            self.say(&reply);
        }
        self.ask_for_turn();
    }

    fn ask_for_turn(&self) {
        if self.desk.borrow().is_busy() && !self.turn_coming.replace(true) {
            self.next_turn
                .post_message(&JsValue::UNDEFINED)
                .expect("nothing in it that cannot be sent");
        }
    }

    fn say(&self, reply: &Reply) {
        let bytes = Uint8Array::from(encode(reply).as_slice());
        let moved = Array::of1(&bytes.buffer());
        self.scope
            .post_message_with_transfer(&bytes, &moved)
            .expect("the buffer is new, so it can be moved");
    }
}
