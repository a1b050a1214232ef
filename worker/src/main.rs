//! The web worker that runs the bots.

use wasm_bindgen::prelude::*;

/// Starts the worker.
#[wasm_bindgen(start)]
pub fn start() {}

fn main() {}
