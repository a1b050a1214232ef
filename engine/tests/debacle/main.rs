//! Débâcle: its rules sentence by sentence, and what holds in all positions.

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]
#![cfg(not(target_family = "wasm"))]

mod diagram;
mod perft;
mod properties;
mod reference;
mod rounds;
mod specials;
mod turns;
