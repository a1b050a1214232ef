//! The pool with workers of the browser's, whose scripts do what a test wants
//! rather than think: `cargo xtask test --only wasm`.
#![cfg(target_family = "wasm")]

use std::cell::Cell;
use std::rc::Rc;

use engine::dumble::{Action, Dumble, Rules};
use engine::{Game, Seat};
use js_sys::{Function, Promise};
use pool::{Config, Pool, Ticket};
use protocol::{
    Advice, Answer, Choice, Estimate, Level, PROTOCOL, Response, Shard, Task, WorkerTask, encode,
};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const CONFIG: Config = Config {
    workers: 2,
    start_ms: 1_000,
    margin_ms: 100,
    cancel_ms: 500,
    decision_ms: 15_000,
    tries: 2,
    starts: 2,
};

fn ready(protocol: u32) -> String {
    format!(
        "postMessage(new Uint8Array({:?}));",
        encode(&Response::Ready { protocol })
    )
}

/// Answers questions and cancellations, both of which have the task's number,
/// small in these tests, in their second byte.
fn honest() -> String {
    let answer = encode(&Response::Answer {
        id: 0,
        answer: encode(&advice()),
    });
    let cancelled = encode(&Response::Cancelled { id: 0 });
    format!(
        "onmessage = (event) => {{
            const reply = new Uint8Array(event.data[0] === 0 ? {answer:?} : {cancelled:?});
            reply[1] = event.data[1];
            postMessage(reply);
        }};{}",
        ready(PROTOCOL)
    )
}

/// Does this when it is asked something, and nothing else.
fn when_asked(act: &str) -> String {
    format!("onmessage = () => {{ {act} }};{}", ready(PROTOCOL))
}

fn advice() -> Advice<Action> {
    let estimate = Estimate {
        value: 1.0,
        score: 2.0,
        win: None,
        samples: 3,
    };
    let action = "stock".parse().expect("an action");
    Advice::new(vec![Choice::new(action, estimate)])
}

fn task(level: Level) -> Task<Dumble> {
    let game = Dumble::new(&Rules::default()).expect("rules that can be played");
    Task {
        view: game.view(Seat::new(0)),
        level,
        seed: 1,
        style: None,
        shard: Shard::WHOLE,
    }
}

/// Names a worker's script in the page, as the build does; `None` names none.
fn name_script(address: Option<&str>) {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.expect("a page");
    let found = document.query_selector("meta[name='tablee-worker']");
    if let Some(old) = found.expect("a selector") {
        old.remove();
    }
    if let Some(address) = address {
        let meta = document.create_element("meta").expect("an element");
        meta.set_attribute("name", "tablee-worker").expect("a name");
        meta.set_attribute("content", address).expect("a value");
        let head = document.query_selector("head").expect("a selector");
        head.expect("a head").append_child(&meta).expect("a child");
    }
}

/// From now on, workers run this script.
fn workers_run(script: &str) {
    let script = String::from(js_sys::encode_uri_component(script));
    name_script(Some(&format!("data:text/javascript,{script}")));
}

/// A question, and the promise of what the callback is called with.
fn ask(pool: &Pool, level: Level) -> (Ticket, JsFuture) {
    let mut ticket = None;
    let promise = Promise::new(&mut |resolve: Function, _| {
        let call = move |result| {
            let text = format!("{result:?}").into();
            resolve.call1(&JsValue::NULL, &text).expect("it resolves");
        };
        ticket = Some(pool.ask(&task(level), call));
    });
    (ticket.expect("it was asked"), JsFuture::from(promise))
}

async fn answer(pool: &Pool, level: Level) -> String {
    let (_ticket, result) = ask(pool, level);
    let text = result.await.expect("it resolves");
    text.as_string().expect("a text")
}

/// Becomes true once there is a result.
fn noted(result: JsFuture) -> Rc<Cell<bool>> {
    let called = Rc::new(Cell::new(false));
    let seen = called.clone();
    spawn_local(async move {
        let _ = result.await;
        seen.set(true);
    });
    called
}

#[wasm_bindgen_test]
async fn all_shards_are_asked_and_merged() {
    workers_run(&honest());
    let pool = Pool::new(CONFIG);
    for level in Level::ALL {
        let parts = (0..task(level).shards()).map(|_| advice());
        let whole = Advice::merge(parts).expect("parts");
        let expected = format!("Ok({whole:?})");
        assert_eq!(answer(&pool, level).await, expected);
    }
}

#[wasm_bindgen_test]
async fn a_worker_that_dies_silently_is_replaced() {
    workers_run(&when_asked("close();"));
    let pool = Pool::new(CONFIG);
    // Its worker is started at once, and runs the script that was named then.
    let (_ticket, result) = ask(&pool, Level::Regular);
    workers_run(&honest());
    let text = result.await.expect("it resolves");
    assert_eq!(text.as_string(), Some(format!("Ok({:?})", advice())));
}

#[wasm_bindgen_test]
async fn a_worker_that_keeps_crashing_is_given_up() {
    workers_run(&when_asked("throw new Error('as the test wants it');"));
    let pool = Pool::new(CONFIG);
    assert_eq!(answer(&pool, Level::Regular).await, "Err(Crashed)");
    workers_run(&honest());
    assert!(answer(&pool, Level::Regular).await.starts_with("Ok"));
}

#[wasm_bindgen_test]
async fn workers_of_another_release_are_reported() {
    for script in [
        ready(PROTOCOL + 1),
        "postMessage(new Uint8Array([250, 1, 2]));".into(),
        "postMessage('hello');".into(),
    ] {
        workers_run(&script);
        let pool = Pool::new(CONFIG);
        let text = answer(&pool, Level::Expert).await;
        assert_eq!(text, "Err(WrongRelease)", "{script}");
    }
}

#[wasm_bindgen_test]
async fn workers_that_cannot_start_are_reported() {
    for address in [None, Some("nowhere.js"), Some("data:text/javascript,")] {
        name_script(address);
        let pool = Pool::new(CONFIG);
        let text = answer(&pool, Level::Regular).await;
        assert_eq!(text, "Err(CannotStart)", "{address:?}");
    }
}

#[wasm_bindgen_test]
async fn workers_without_a_program_are_reported() {
    // It would soon be ready, if nobody minded that it has none.
    let fail = "Promise.reject(new Error('as the test wants it'))\
        .catch((error) => setTimeout(() => { throw error; }))";
    workers_run(&format!(
        "{fail}; setTimeout(() => {{ {} }}, 300)",
        ready(PROTOCOL)
    ));
    let pool = Pool::new(CONFIG);
    assert_eq!(answer(&pool, Level::Regular).await, "Err(CannotStart)");
}

#[wasm_bindgen_test]
async fn a_dropped_ticket_is_never_called_back() {
    workers_run(&honest());
    // What a worker says comes in order: a single one has said all it had to say
    // about a question before it answers the next.
    for workers in [1, 2] {
        let pool = Pool::new(Config { workers, ..CONFIG });
        assert!(answer(&pool, Level::Expert).await.starts_with("Ok"));
        let (ticket, result) = ask(&pool, Level::Expert);
        let called = noted(result);
        ticket.cancel();
        assert!(answer(&pool, Level::Expert).await.starts_with("Ok"));
        assert!(!called.get());
    }
}

#[wasm_bindgen_test]
async fn a_pool_that_is_given_up_calls_nobody_back() {
    workers_run(&honest());
    for (warm, drop_it) in [(false, false), (false, true), (true, false), (true, true)] {
        let pool = Pool::new(CONFIG);
        if warm {
            assert!(answer(&pool, Level::Expert).await.starts_with("Ok"));
        }
        let (ticket, result) = ask(&pool, Level::Expert);
        let called = noted(result);
        if drop_it {
            drop(pool);
        } else {
            pool.dispose();
        }
        // The same question, asked later, of workers that have yet to start.
        let other = Pool::new(CONFIG);
        assert!(answer(&other, Level::Expert).await.starts_with("Ok"));
        assert!(!called.get());
        drop(ticket);
    }
}
