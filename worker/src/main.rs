//! The web worker that runs the bots.
//!
//! It announces itself, takes tasks, and answers each with advice. It thinks
//! in short slices and lets the browser deliver messages in between, so that a
//! task can be cancelled in mid-thought.

mod desk;
mod pace;
mod web;

use wasm_bindgen::prelude::*;

/// Starts the worker.
#[wasm_bindgen(start)]
pub fn start() {}

fn main() {}
