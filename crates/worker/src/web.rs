//! The task queue in the browser: messages, clock, and event loop.
//!
//! Messages are handled by closures that are set as `onmessage`. To set it also opens a port; a listener, such as that
//! of gloo-events, would have to open it by `start`.

use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::rc::Rc;

use bots::{BotGame, Weights};
use js_sys::{Array, Uint8Array};
use protocol::{DecodeError, PROTOCOL, Request, Response, decode, encode};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

use crate::queue::TaskQueue;
use crate::tasks::{begin, missing};
use crate::{panics, weights};

struct Worker<G> {
    game: PhantomData<G>,
    queue: RefCell<TaskQueue>,
    scope: DedicatedWorkerGlobalScope,
    performance: Performance,
    /// A message posted here comes back in a later turn of the event loop, which, unlike a timer's, is never
    /// delayed.
    next_turn: MessagePort,
    turn_coming: Cell<bool>,
    /// The tasks that wait for weights.
    waiting: RefCell<Vec<u32>>,
}

/// The program of a game's workers: listens to messages of the page, and reports that it is ready.
pub fn start<G: BotGame + 'static>() {
    panics::install_hook();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let performance = scope.performance().expect("every worker has a clock");
    let turns = MessageChannel::new().expect("every worker has message channels");
    let worker = Rc::new(Worker::<G> {
        game: PhantomData,
        queue: RefCell::new(TaskQueue::new(begin::<G>)),
        scope: scope.clone(),
        performance,
        next_turn: turns.port2(),
        turn_coming: Cell::new(false),
        waiting: RefCell::default(),
    });

    let listener = worker.clone();
    let on_turn = Closure::<dyn FnMut()>::new(move || listener.turn());
    turns
        .port1()
        .set_onmessage(Some(on_turn.as_ref().unchecked_ref()));
    on_turn.forget(); // It lives as long as the worker.

    let listener = worker.clone();
    let on_message =
        Closure::<dyn FnMut(MessageEvent)>::new(move |event| listener.on_message(&event));
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();

    worker.send(&Response::Ready { protocol: PROTOCOL });
}

impl<G: BotGame + 'static> Worker<G> {
    fn on_message(self: &Rc<Self>, event: &MessageEvent) {
        let bytes = event.data().dyn_into::<Uint8Array>();
        let bytes = bytes.map_or_else(|_| Vec::new(), |bytes| bytes.to_vec());
        let message = decode(&bytes);
        match &message {
            Ok(Request::Search { id, task, .. }) => {
                if let Some(weights) = missing::<G>(task) {
                    let (worker, id) = (self.clone(), *id);
                    self.waiting.borrow_mut().push(id);
                    return spawn_local(async move {
                        worker.think_with(weights, id, message).await;
                    });
                }
            }
            Ok(Request::Cancel { id }) => self.waiting.borrow_mut().retain(|other| other != id),
            // The queue says what is wrong with it.
            Err(_) => {}
        }
        self.receive(message);
    }

    fn receive(&self, message: Result<Request, DecodeError>) {
        let response = self.queue.borrow_mut().receive(message);
        if let Some(response) = response {
            self.send(&response);
        }
        self.ask_for_turn();
    }

    /// Begins a task once its weights are loaded, unless it was cancelled meanwhile. If they cannot be
    /// loaded, the response says so.
    async fn think_with(&self, weights: Weights, id: u32, request: Result<Request, DecodeError>) {
        let loaded = weights::load(&self.scope, weights).await;
        if let Some(bytes) = loaded {
            // A file that is not what it should be is as good as none.
            let _ = weights.load(&bytes);
        }
        let mut waiting = self.waiting.borrow_mut();
        let place = waiting.iter().position(|other| *other == id);
        let awaited = place.map(|place| waiting.swap_remove(place)).is_some();
        drop(waiting);
        if awaited {
            self.receive(request);
        }
    }

    fn turn(&self) {
        self.turn_coming.set(false);
        let response = self.queue.borrow_mut().slice(|| self.performance.now());
        if let Some(response) = response {
            self.send(&response);
        }
        self.ask_for_turn();
    }

    fn ask_for_turn(&self) {
        if self.queue.borrow().is_busy() && !self.turn_coming.replace(true) {
            self.next_turn
                .post_message(&JsValue::UNDEFINED)
                .expect("nothing in it that cannot be sent");
        }
    }

    fn send(&self, response: &Response) {
        let bytes = Uint8Array::from(encode(response).as_slice());
        let moved = Array::of1(&bytes.buffer());
        self.scope
            .post_message_with_transfer(&bytes, &moved)
            .expect("the buffer is new, so it can be moved");
    }
}
