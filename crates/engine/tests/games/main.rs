//! Tests of the games: rules, conformance, and fast paths against the rules. They are one program, because
//! every program is linked again after each change.

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]
#![cfg(not(target_family = "wasm"))]

mod conformance;
mod debacle;
mod dekal;
mod detrak;
mod dumble;
mod golden;
mod impossible;
mod positions;
mod reading;
mod redraw;
mod toy;
