//! Reports a panic to the page, which replaces the worker: a worker that has panicked cannot be used any
//! more.

use std::panic;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    // A second panic would end the report of the first.
    #[wasm_bindgen(catch, js_namespace = console, js_name = error)]
    fn log(message: &str) -> Result<(), JsValue>;
}

/// From now on a panic is reported, with its message and place: to the console, and to the
/// page, as the message of the error that ends the worker.
pub fn install_hook() {
    panic::set_hook(Box::new(|panic| {
        let message = panic.to_string();
        // If the console fails, the page still gets the error.
        let _ = log(&message);
        // The trap that would follow has no message.
        wasm_bindgen::throw_str(&message);
    }));
}
