//! The rules of the games, what every game has to hold to, and that short cuts
//! come to the same: one program, for each is linked anew after every change.

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]
#![cfg(not(target_family = "wasm"))]

mod conformance;
mod debacle;
mod dekal;
mod detrak;
mod dumble;
mod golden;
mod positions;
mod toy;
