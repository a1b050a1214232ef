//! Reports a panic to the page, which replaces the worker: a worker that has panicked cannot be used any
//! more.

use std::panic;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    // A second panic would end the telling of the first.
    #[wasm_bindgen(catch, js_namespace = console, js_name = error)]
    fn log(message: &str) -> Result<(), JsValue>;
}

/// From now on a panic is told, with its message and place: to the console, and to the
/// page, as the words of the error that ends the worker.
pub fn tell() {
    panic::set_hook(Box::new(|panic| {
        let message = panic.to_string();
        // Where the console takes nothing, the page still hears of it.
        let _ = log(&message);
        // The trap that would follow says nothing of why.
        wasm_bindgen::throw_str(&message);
    }));
}
